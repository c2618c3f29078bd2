import { expect, test } from 'vitest'
import type { SiteId } from '@/i18n/locales'
import { parseQuery } from '@/lib/search/parse-query'
import { phrasesOf } from '@/lib/search/phrases'

const entries = [
  { terms: ['BSC'], meanings: ['biosafety cabinet'] },
  { terms: ['fridge'], meanings: ['refrigerator'] },
  { terms: ['drug fridge'], meanings: ['pharmacy refrigerator'] },
  { terms: ['-80', 'minus eighty'], meanings: ['−86 °C'] },
  {
    terms: ['heladera para vacunas', 'frigo à vaccins', 'bonbonne d’azote'],
    meanings: ['vaccine refrigerator'],
  },
  { terms: ['液氮罐'], meanings: ['液氮容器'] },
  { terms: ['零下八十度', '-80度'], meanings: ['超低温'] },
]

const read = (text: string, site: SiteId = 'en_EN') => {
  const { terms, meanings } = parseQuery(text, site, { phrases: phrasesOf(entries, site) })
  return { terms: terms.map((term) => term.text), meanings }
}

test('a phrase of the vocabulary is one term with its synonyms, longest match first (issue 14)', () => {
  expect(read('BSC')).toEqual({ terms: ['bsc'], meanings: ['biosafety cabinet'] })
  expect(read('drug fridge')).toEqual({ terms: ['drug fridge'], meanings: ['pharmacy refrigerator'] })
  expect(read('small fridge')).toEqual({ terms: ['small', 'fridge'], meanings: ['refrigerator'] })
  expect(read('drugs')).toEqual({ terms: ['drugs'], meanings: [] })
})

test('a synonym is a variant that requires all its words', () => {
  const [term] = parseQuery('BSC', 'en_EN', { phrases: phrasesOf(entries, 'en_EN') }).terms
  expect(term?.variants).toContainEqual({ lexemes: ['bsc'], isBegun: false })
  expect(term?.variants).toContainEqual({ lexemes: ['s/biosafeti', 's/cabinet'] })
})

test('phrases match in every word form, with stop words and other words around', () => {
  expect(read('two DRUG FRIDGES').meanings).toEqual(['pharmacy refrigerator'])
  expect(read('heladeras de vacunas', 'es_ES').meanings).toEqual(['vaccine refrigerator'])
  expect(read('frigo a vaccins', 'fr_FR').meanings).toEqual(['vaccine refrigerator'])
  expect(read("bonbonne d'azote", 'fr_FR').meanings).toEqual(['vaccine refrigerator'])
})

test.each(['-80', '−80 °C', '-80C', '-80 °C freezer', 'minus eighty'])(
  'a temperature matches its phrase: %s',
  (text) => {
    expect(read(text).meanings).toEqual(['−86 °C'])
  },
)

test('phrases match within a run of Chinese', () => {
  expect(read('小型液氮罐', 'zh_CN')).toEqual({ terms: ['小型', '液氮罐'], meanings: ['液氮容器'] })
  expect(read('零下八十度的冰箱', 'zh_CN')).toEqual({ terms: ['零下八十度', '冰箱'], meanings: ['超低温'] })
  expect(read('-80度冰箱', 'zh_CN').meanings).toEqual(['超低温'])
})
