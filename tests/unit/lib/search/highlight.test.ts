import { expect, test } from 'vitest'
import type { SiteId } from '@/i18n/locales'
import { asked } from '@/lib/search/ask'
import { highlight } from '@/lib/search/highlight'
import { passageOf } from '@/lib/search/passage'

const marked = (text: string, typed: string, site: SiteId = 'en_EN') =>
  highlight(text, typed, site)
    .map((piece) => (piece.isHit ? `[${piece.text}]` : piece.text))
    .join('')

test.each([
  ['Upright Freezers for labs', 'freezer', 'Upright [Freezers] for labs'],
  ['Réfrigérateur médical', 'refrigerateur', '[Réfrigérateur] médical'],
  ['The U830-86H and the U410', 'u830', 'The [U830]-86H and the U410'],
  ['The U830-86H and the U410', 'u830-86h', 'The [U830-86H] and the U410'],
  ['Down to −86 °C', '-86°C', 'Down to [−86] °C'],
  ['Down to -86°C', '-86°C', 'Down to [-86°C]'],
  ['Nothing here', 'freezer', 'Nothing here'],
])('the words that were looked for are marked: %s, %s', (text, typed, wanted) => {
  expect(marked(text, typed)).toBe(wanted)
})

test('Chinese words are marked within a sentence, side by side as one', () => {
  expect(marked('海尔超低温冰箱的应用', '超低温冰箱', 'zh_CN')).toBe('海尔[超低温冰箱]的应用')
  expect(marked('冰箱与超低温', '超低温冰箱', 'zh_CN')).toBe('[冰箱]与[超低温]')
})

test('the pieces are the text', () => {
  const text = 'A freezer <b>& a fridge</b> 冰箱 🧊 \ud800 end'
  const pieces = highlight(text, 'freezer 冰箱 fridge', 'zh_CN')
  expect(pieces.map((piece) => piece.text).join('')).toBe(text)
})

test('a passage shows the first hit, where it stands', () => {
  const body = `${'Some words that come before. '.repeat(20)}Plasma is kept cold. ${'And after. '.repeat(40)}`
  const passage = passageOf({ texts: ['A summary', body], asked: asked('plasma', 'en_EN'), site: 'en_EN' })
  expect(passage).toMatch(/^…Plasma is kept cold/)
  expect(passage.length).toBeLessThan(170)
})

test('a hit at the end of a text is led up to', () => {
  const body = `${'Some words that come before. '.repeat(20)}Blood and plasma`
  const passage = passageOf({ texts: [body], asked: asked('plasma', 'en_EN'), site: 'en_EN' })
  expect(passage).toMatch(/^…\S.* Some words that come before\. Blood and plasma$/)
  expect(passage.length).toBeGreaterThan(130)
  const short = 'Every bag is told apart by its own number. Plasma is kept cold.'
  expect(passageOf({ texts: [short], asked: asked('plasma', 'en_EN'), site: 'en_EN' })).toBe(short)
})

test('without a hit the passage is the beginning', () => {
  expect(passageOf({ texts: ['', 'A body'], asked: asked('plasma', 'en_EN'), site: 'en_EN' })).toBe('A body')
})
