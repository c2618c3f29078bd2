import { expect, test } from 'vitest'
import { setsOf } from '@/i18n/translator'
import { argumentsOf, catalogue, featuresOf } from './catalogue'

const complete = ['es', 'fr', 'zh']
const regional = ['en_UK', 'en_US']
const english = catalogue.en ?? new Map<string, string>()

test.each(complete)('%s has every text of en and no other (S1 1)', (set) => {
  expect([...(catalogue[set]?.keys() ?? [])].sort()).toEqual([...english.keys()].sort())
})

test.each(regional)('%s contains only differences from en', (set) => {
  for (const [key, text] of catalogue[set] ?? []) {
    expect(english.has(key), `${key} is not a text of en`).toBe(true)
    expect(text, `${key} says the same as en`).not.toBe(english.get(key))
  }
})

test.each(Object.keys(catalogue))('every text of %s has the arguments of the English one', (set) => {
  for (const [key, text] of catalogue[set] ?? []) {
    expect([key, ...argumentsOf(text)]).toEqual([key, ...argumentsOf(english.get(key) ?? '')])
  }
})

test.each(Object.keys(catalogue))('no text of %s has leading or trailing spaces', (set) => {
  for (const [key, text] of catalogue[set] ?? []) expect([key, text]).toEqual([key, text.trim()])
})

test('every file of a set is imported by its index', () => {
  const bound = { zh: setsOf.zh_CN, en: setsOf.en_EN, es: setsOf.es_ES, fr: setsOf.fr_FR }
  for (const [set, [texts = {}]] of Object.entries(bound)) {
    expect(Object.keys(texts).sort()).toEqual(featuresOf(set).sort())
  }
  for (const [set, [texts = {}]] of Object.entries({ en_US: setsOf.en_US, en_UK: setsOf.en_UK })) {
    expect(Object.keys(texts).sort()).toEqual(featuresOf(set).sort())
  }
})

test('the US site says business days, the UK site working days', () => {
  const american = new Map([...english, ...(catalogue.en_US ?? [])])
  // The US site has no pages for investors.
  const wrong = [...american].filter(
    ([key, text]) => !key.startsWith('investor.') && text.includes('working days'),
  )
  expect(wrong).toEqual([])
})
