import { expect, test } from 'vitest'
import type { SiteId } from '@/i18n/locales'
import { parseQuery } from '@/lib/search/parse-query'
import { highlight } from '@/lib/search/highlight'
import { searchExcerpt } from '@/lib/search/excerpt'

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
])('hits are marked: %s, %s', (text, typed, expected) => {
  expect(marked(text, typed)).toBe(expected)
})

test('Chinese words are marked within a sentence, adjacent hits as one', () => {
  expect(marked('海尔超低温冰箱的应用', '超低温冰箱', 'zh_CN')).toBe('海尔[超低温冰箱]的应用')
  expect(marked('冰箱与超低温', '超低温冰箱', 'zh_CN')).toBe('[冰箱]与[超低温]')
})

test('the parts together are the text', () => {
  const text = 'A freezer <b>& a fridge</b> 冰箱 🧊 \ud800 end'
  const pieces = highlight(text, 'freezer 冰箱 fridge', 'zh_CN')
  expect(pieces.map((piece) => piece.text).join('')).toBe(text)
})

test('an excerpt shows the first hit in its context', () => {
  const body = `${'Some words that come before. '.repeat(20)}Plasma is kept cold. ${'And after. '.repeat(40)}`
  const passage = searchExcerpt({
    texts: ['A summary', body],
    query: parseQuery('plasma', 'en_EN'),
    site: 'en_EN',
  })
  expect(passage).toMatch(/^…Plasma is kept cold/)
  expect(passage.length).toBeLessThan(170)
})

test('an excerpt at the end of a text has its full length', () => {
  const body = `${'Some words that come before. '.repeat(20)}Blood and plasma`
  const passage = searchExcerpt({ texts: [body], query: parseQuery('plasma', 'en_EN'), site: 'en_EN' })
  expect(passage).toMatch(/^…\S.* Some words that come before\. Blood and plasma$/)
  expect(passage.length).toBeGreaterThan(130)
  const short = 'Every bag is told apart by its own number. Plasma is kept cold.'
  expect(searchExcerpt({ texts: [short], query: parseQuery('plasma', 'en_EN'), site: 'en_EN' })).toBe(short)
})

test('without a hit the excerpt is the start of the text', () => {
  expect(searchExcerpt({ texts: ['', 'A body'], query: parseQuery('plasma', 'en_EN'), site: 'en_EN' })).toBe(
    'A body',
  )
})
