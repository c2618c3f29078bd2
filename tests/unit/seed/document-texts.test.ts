import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { SiteId } from '@/i18n/locales'
import { requestSeeds } from '../../../scripts/seed/content/requests'
import { figuresIn } from './figures-in'

// docs/style-of-texts.md states the rules; style.test.ts checks the texts of the sites.

const siteOf = { en: 'en_EN', uk: 'en_UK', zh: 'zh_CN', es: 'es_ES', fr: 'fr_FR' } as const
type Language = keyof typeof siteOf
type Text = { file: string; site: SiteId; text: string }

/** What PDFs print, videos show as captions, and visitors have written. */
const texts: Text[] = [
  ...globSync('scripts/seed/{pdfs/texts/**/*.md,documents/captions-*.vtt}').map((file) => ({
    file: path.basename(file),
    site: siteOf[languageOf(file)],
    text: readFileSync(file, 'utf8').replace(/`\w+`|-->|https?:\S+|\S+@\S+/g, ''),
  })),
  ...requestSeeds.flatMap(({ reference, site, note = '', fields = {} }) =>
    [note, fields.content ?? '', fields.specificProblem ?? ''].map((text) => ({
      file: `request ${reference}`,
      site,
      text: text.replace(/\S+@\S+/g, ''),
    })),
  ),
]

const english: SiteId[] = ['en_EN', 'en_US', 'en_UK']

test('documents, captions and requests are read in four languages', () => {
  expect(texts.length).toBeGreaterThan(80)
  expect(new Set(texts.map(({ site }) => site)).size).toBe(6)
})

test('quotation marks and apostrophes are typographic, the ellipsis is one character', () => {
  expect(found(/["'`´]|\.\.\./)).toEqual([])
})

test('English writes email and 14%', () => {
  expect(found(/\be-mail|per cent\b|\d ?ml\b|\d %/i, ...english)).toEqual([])
})

test('English says unplug, dipstick, first start-up, and naked flames', () => {
  expect(found(/\bplug out\b|dip stick|first start(?!-)|: no flames/i, ...english)).toEqual([])
})

test('Chinese has full-width punctuation without spaces, and a space before and after Latin text', () => {
  expect(
    found(/[\p{Script=Han}”][,:;?!]|[,;?!]\p{Script=Han}|[。，；：！？、] (?=[^\s|])/u, 'zh_CN'),
  ).toEqual([])
  expect(found(/\p{Script=Han}[A-Za-z\d]|[A-Za-z\d%]\p{Script=Han}/u, 'zh_CN')).toEqual([])
})

test('a thing has the name that it has on the Chinese site', () => {
  const others = /超低温冰箱|干式运输罐|贮存罐|冷水排|授权经销商|操作手册|保温时长|步入式/u
  expect(found(others, 'zh_CN')).toEqual([])
})

test('French elides before vowels only, and says air brassé', () => {
  expect(found(/(?<!\p{L})[lLdD]’[bcdfgjklmnpqrstvwxz]|air pulsé/u, 'fr_FR')).toEqual([])
})

test.each(['zh', 'es', 'fr'] as const)('figures of the manuals in %s are those in English', (language) => {
  const manuals = texts.filter(({ file }) => file.startsWith('manual-') && file.includes(`.${language}.`))
  const differing = manuals.flatMap(({ file, site, text }) => {
    const own = new Set(figuresIn(text, site))
    const theirs = new Set(figuresIn(englishOf(file, language), 'en_EN'))
    const onlyHere = [...own].filter((figure) => !theirs.has(figure))
    const onlyThere = [...theirs].filter((figure) => !own.has(figure))
    return [...onlyHere, ...onlyThere].map((figure) => `${file}: ${figure}`)
  })
  expect(manuals.length).toBeGreaterThan(3)
  expect(differing).toEqual([])
})

function englishOf(file: string, language: Language): string | undefined {
  return texts.find((one) => one.file === file.replace(`.${language}.`, '.en.'))?.text
}

function found(pattern: RegExp, ...sites: SiteId[]): string[] {
  return texts
    .filter(({ site }) => sites.length === 0 || sites.includes(site))
    .flatMap(({ file, text }) => {
      const at = text.search(pattern)
      return at < 0 ? [] : [`${file}: …${text.slice(Math.max(0, at - 20), at + 30)}…`]
    })
}

function languageOf(file: string): Language {
  const [, language = ''] = /[.-](en|uk|zh|es|fr)\.(?:md|vtt)$/.exec(file) ?? []
  return language as Language
}
