import { expect, test } from 'vitest'
import { plain } from '@/lib/search/normalise'
import { newsSeeds } from '../../../scripts/seed/content'
import { catalogueSeeds } from '../../../scripts/seed/content/catalogue'
import { promotionSeeds, shortcutSeeds, synonymSeeds } from '../../../scripts/seed/content/search'
import { solutionSeeds } from '../../../scripts/seed/content/solutions'

const repeated = (words: string[]) => {
  const typed = words.map(plain)
  return typed.filter((word, index) => typed.indexOf(word) !== index)
}

test('the eight shortcuts lead to their types (S1 5)', () => {
  const specified = ['news', 'product', 'solution', 'case', 'video', 'brochure', 'image', 'photo']
  expect(specified.map((word) => [word, shortcutSeeds.find(({ text }) => text === word)?.tag])).toEqual([
    ['news', 'news'],
    ['product', 'products'],
    ['solution', 'solutions'],
    ['case', 'cases'],
    ['video', 'videos'],
    ['brochure', 'brochures'],
    ['image', 'pictures'],
    ['photo', 'pictures'],
  ])
})

test('the synonyms have the meanings that are specified, whole and in parts (S1 5, readings 30)', () => {
  const meaningOf = (term: string) => synonymSeeds.find(({ terms }) => terms.includes(term))?.meaning
  expect(meaningOf('blood refrigerator')).toBe('blood network solution')
  expect(meaningOf('cold room')).toBe('Vaccine Network Solutions')
  expect(meaningOf('pharmacy refrigerator')).toBe('Reagent Network Solutions')
  expect(meaningOf('ULT freezer')).toBe('Sample Network Solutions')
  for (const term of ['clean bench/laminar flow', 'clean bench', 'laminar flow'])
    expect(meaningOf(term)).toBe('Laboratory Network Solutions')
})

test('no word is listed twice, as the settings require of editors', () => {
  expect(repeated(shortcutSeeds.map(({ text }) => text))).toEqual([])
  expect(repeated(synonymSeeds.flatMap(({ terms }) => terms))).toEqual([])
  expect(promotionSeeds.flatMap(({ terms }) => repeated(terms))).toEqual([])
})

test('in Spanish and French a synonym means a solution by its name', () => {
  const names = solutionSeeds.flatMap(({ name }) => Object.values(name).map(plain))
  const romance = synonymSeeds
    .map(({ meaning }) => meaning)
    .filter((meaning) => /^Solu(ción|tion) /.test(meaning))
  expect(romance.length).toBeGreaterThan(0)
  expect(romance.filter((meaning) => !names.includes(plain(meaning)))).toEqual([])
})

test('promotions name products and articles of the demo', () => {
  const models = catalogueSeeds.products.map(({ model }) => model)
  const slugs = newsSeeds.map(({ slug }) => slug)
  expect(promotionSeeds.flatMap(({ products }) => products).filter((one) => !models.includes(one))).toEqual(
    [],
  )
  expect(promotionSeeds.flatMap(({ news }) => news).filter((one) => !slugs.includes(one))).toEqual([])
})
