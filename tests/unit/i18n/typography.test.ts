import { expect, test } from 'vitest'
import { catalogue, literalsOf } from './catalogue'

const sets = Object.keys(catalogue)
const english = ['en', 'en_US', 'en_UK']

test.each(sets)('%s has typographic apostrophes and quotation marks', (set) => {
  expect(matching(set, /['"`´]/)).toEqual([])
})

test.each(sets)('%s has the ellipsis as one character', (set) => {
  expect(matching(set, /\.\.\./)).toEqual([])
})

test.each(sets)('%s has no double spaces', (set) => {
  expect(matching(set, / {2}/)).toEqual([])
})

test('French has a no-break space before : ; ? ! and inside quotation marks', () => {
  expect(matching('fr', /(?<![\u00a0\u202f])[:;?!»]/)).toEqual([])
  expect(matching('fr', /«(?![\u00a0\u202f])/)).toEqual([])
})

test.each(['es', 'fr'])('%s quotes in « »', (set) => {
  expect(matching(set, /[“”]/)).toEqual([])
})

test('Spanish questions and exclamations are marked at both ends', () => {
  const isUneven = (text: string) =>
    count(text, '¿') !== count(text, '?') || count(text, '¡') !== count(text, '!')
  expect(textsOf('es').filter(([, text]) => isUneven(text))).toEqual([])
})

test('Chinese has full-width punctuation', () => {
  expect(matching('zh', /[\p{Script=Han}”][,:;?!]|[,;?!]\p{Script=Han}/u)).toEqual([])
})

test('Chinese has a space between Chinese characters and Latin letters or figures', () => {
  expect(matching('zh', /\p{Script=Han}[A-Za-z\d]|[A-Za-z\d%]\p{Script=Han}/u)).toEqual([])
})

test.each([
  [english, /\be-mail/i],
  [['es'], /\be-?mail/i],
  [['fr'], /\bemail|courriel|électronique/i],
  [['zh'], /\be-?mail|电子邮|邮件地址/i],
])('%s spell the word for email in one way', (names, other) => {
  expect(names.flatMap((set) => matching(set, other))).toEqual([])
})

test.each([
  ['zh', /操作手册|产品样本|综合样本|产品样册|宣传册|维修资料|资料包|通讯|大事记与荣誉/],
  ['es', /distribuidores designados|Volumen neto|Hoja de datos|Material de lanzamiento/],
  ['fr', /distributeurs désignés|Cas d’application|Demande de service|Fichiers restreints|[Aa]ssistance/],
])('%s has one name for a thing', (set, other) => {
  expect(matching(set, other)).toEqual([])
})

test('every British text of en, but for investors, is overridden in en_US', () => {
  const british = /atalogue|entre\b|colour|[Oo]rganis|\b[Ee]nquir|uthoris|rogramme|working day|[Ll]itre/
  const shown = matching('en', british).map(([key]) => key)
  expect(shown.filter((key) => !catalogue.en_US?.has(key) && !key.startsWith('investor.'))).toEqual([])
  expect(matching('en_US', british)).toEqual([])
})

/** The texts of a set, without arguments and tags. */
function textsOf(set: string): [key: string, text: string][] {
  return [...(catalogue[set] ?? [])].flatMap(([key, message]) =>
    literalsOf(message).map((text): [string, string] => [key, text]),
  )
}

function matching(set: string, pattern: RegExp) {
  return textsOf(set).filter(([, text]) => pattern.test(text))
}

function count(text: string, sign: string): number {
  return text.split(sign).length - 1
}
