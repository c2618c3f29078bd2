import { expect, test } from 'vitest'
import type { SiteId } from '@/i18n/locales'
import { parseQuery } from '@/lib/search/parse-query'
import { maxSearchLength } from '@/lib/search/api'

const words = (text: string, site: SiteId = 'en_EN') => parseQuery(text, site).terms.map((term) => term.text)

test('Chinese is split into words, and adjacent single characters stay together', () => {
  expect(words('超低温冰箱', 'zh_CN')).toEqual(['超低温', '冰箱'])
  expect(words('冷链', 'zh_CN')).toEqual(['冷链'])
  expect(words('疫苗的储存', 'zh_CN')).toEqual(['疫苗', '储存'])
})

test('bigrams are searched, with adjacency for longer words', () => {
  const [term] = parseQuery('超低温', 'zh_CN').terms
  expect(term).toMatchObject({ variants: [{ lexemes: ['超低', '低温'] }], adjacent: '超低温' })
  expect(parseQuery('冰箱', 'zh_CN').terms[0]).toMatchObject({
    variants: [{ lexemes: ['冰箱'] }],
    adjacent: null,
  })
})

test('stop words are left out, unless nothing else was typed', () => {
  expect(words('a freezer for the blood bank')).toEqual(['freezer', 'blood', 'bank'])
  expect(words('nevera de la farmacia', 'es_ES')).toEqual(['nevera', 'farmacia'])
  expect(words("réservoir d'azote", 'fr_FR')).toEqual(['reservoir', "d'azote"])
  expect(words('how')).toEqual(['how'])
  expect(words('的', 'zh_CN')).toEqual(['的'])
})

test('only the last word matches as a prefix, from three letters', () => {
  const isPrefix = (text: string) =>
    parseQuery(text, 'en_EN').terms.map(({ variants }) => variants[0]?.isPrefix)
  expect(isPrefix('blood refrig')).toEqual([false, true])
  expect(isPrefix('blood re')).toEqual([false, false])
})

test('a negative temperature keeps its sign', () => {
  expect(parseQuery('-20 °C', 'en_EN').terms).toMatchObject([{ variants: [{ lexemes: ['-20'] }] }])
})

test('a model is compared without punctuation', () => {
  expect(parseQuery('U830-86H', 'en_EN').compact).toBe('u83086h')
  expect(parseQuery('u830 86h', 'en_EN').compact).toBe('u83086h')
})

test.each([
  '',
  ' ',
  '%',
  '_',
  "'",
  '\\',
  ':*',
  '& | ! <->',
  '!!!???',
  '🧊🩸',
  '\u0000\u0007',
  '\ud800',
  'freezer\u0000',
])('punctuation alone has no terms: %j', (text) => {
  expect(parseQuery(text, 'zh_CN').terms.every((term) => term.text === 'freezer')).toBe(true)
})

test('a long text is truncated', () => {
  expect(parseQuery('冰'.repeat(50_000), 'zh_CN').text).toHaveLength(maxSearchLength)
  expect(words('x1 y2 z3 '.repeat(5_000)).length).toBeLessThan(17)
})
