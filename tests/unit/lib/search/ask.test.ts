import { expect, test } from 'vitest'
import type { SiteId } from '@/i18n/locales'
import { asked } from '@/lib/search/ask'
import { longestSearch } from '@/lib/search/wire'

const words = (text: string, site: SiteId = 'en_EN') => asked(text, site).terms.map((term) => term.text)

test('Chinese is asked for by its words, and what the dictionary leaves single stays together', () => {
  expect(words('超低温冰箱', 'zh_CN')).toEqual(['超低温', '冰箱'])
  expect(words('冷链', 'zh_CN')).toEqual(['冷链'])
  expect(words('疫苗的储存', 'zh_CN')).toEqual(['疫苗', '储存'])
})

test('every two characters are asked for, and longer words as a whole beside', () => {
  const [term] = asked('超低温', 'zh_CN').terms
  expect(term).toMatchObject({ ways: [{ lexemes: ['超低', '低温'] }], together: '超低温' })
  expect(asked('冰箱', 'zh_CN').terms[0]).toMatchObject({ ways: [{ lexemes: ['冰箱'] }], together: null })
})

test('words that say nothing are left out, unless nothing else was typed', () => {
  expect(words('a freezer for the blood bank')).toEqual(['freezer', 'blood', 'bank'])
  expect(words('nevera de la farmacia', 'es_ES')).toEqual(['nevera', 'farmacia'])
  expect(words("réservoir d'azote", 'fr_FR')).toEqual(['reservoir', "d'azote"])
  expect(words('how')).toEqual(['how'])
  expect(words('的', 'zh_CN')).toEqual(['的'])
})

test('only the last word may go on, from its third letter', () => {
  const isBegun = (text: string) => asked(text, 'en_EN').terms.map(({ ways }) => ways[0]?.isBegun)
  expect(isBegun('blood refrig')).toEqual([false, true])
  expect(isBegun('blood re')).toEqual([false, false])
})

test('a temperature below zero is not one above', () => {
  expect(asked('-20 °C', 'en_EN').terms).toMatchObject([{ ways: [{ lexemes: ['-20'] }] }])
})

test('a model is asked for without its signs', () => {
  expect(asked('U830-86H', 'en_EN').whole).toBe('u83086h')
  expect(asked('u830 86h', 'en_EN').whole).toBe('u83086h')
})

test.each([
  ...['', ' ', '%', '_', "'", '\\', ':*', '& | ! <->', '!!!???', '🧊🩸', '\u0000\u0007', '\ud800'],
  'freezer\u0000',
])('signs alone ask for nothing: %j', (text) => {
  expect(asked(text, 'zh_CN').terms.every((term) => term.text === 'freezer')).toBe(true)
})

test('what is very long is cut', () => {
  expect(asked('冰'.repeat(50_000), 'zh_CN').text).toHaveLength(longestSearch)
  expect(words('x1 y2 z3 '.repeat(5_000)).length).toBeLessThan(17)
})
