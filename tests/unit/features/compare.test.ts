import { expect, test } from 'vitest'
import type { MeasuredProduct, ParameterItem } from '@/features/products/queries/items'
import {
  compareHref,
  toAddGroups,
  toCompared,
  toSuggestedComparisons,
} from '@/features/products/view-models/compare/compared'
import { toComparison } from '@/features/products/view-models/compare/comparison'
import type { SiteId } from '@/i18n/locales'
import { parameter, temperature, volume } from './product-detail-samples'

function measured(id: string, parameters: ParameterItem[]): MeasuredProduct {
  const name = `Product ${id}`
  return {
    id,
    name,
    listName: name,
    model: id,
    brief: '',
    cover: null,
    categoryId: '1',
    discontinued: false,
    parameters,
    solutionIds: [],
  }
}

const energy = parameter({ code: 'energy', name: 'Energy', className: 'Power', value: 7, unit: 'kWhPerDay' })
const noise = parameter({ code: 'noise', name: 'Noise', className: 'Power', value: 46, unit: 'dBA' })
const frequency = parameter({ code: 'frequency', className: 'Power', compare: false })

function table(site: SiteId, products: MeasuredProduct[], onlyDifferences = false) {
  return toComparison(site, products, { onlyDifferences }).map(({ name, rows }) => [
    name,
    ...rows.map(({ code, values, differs }) => [
      code,
      ...values.map((value) => value.replaceAll('\u00a0', ' ')),
      differs,
    ]),
  ])
}

const one = measured('1', [temperature, volume, energy])
const two = measured('2', [temperature, { ...volume, value: 574 }, noise, energy, frequency])

test('rows are grouped by class, a value for each product, what differs is marked', () => {
  expect(table('en_EN', [one, two])).toEqual([
    ['Temperature', ['temperature-range', '−86 to −40 °C', '−86 to −40 °C', false]],
    ['Capacity', ['net-volume', '829 L', '574 L', true]],
    ['Power', ['noise', '', '46 dB(A)', true], ['energy', '7.0 kWh/24 h', '7.0 kWh/24 h', false]],
  ])
})

test('only differences leaves out rows that are alike, and classes without rows', () => {
  expect(table('en_EN', [one, two], true)).toEqual([
    ['Capacity', ['net-volume', '829 L', '574 L', true]],
    ['Power', ['noise', '', '46 dB(A)', true]],
  ])
  expect(table('en_EN', [one, one], true)).toEqual([])
})

test('en_US compares in °F and cubic feet too (readings 34)', () => {
  const rows = table('en_US', [one, two], true)
  expect(rows[0]).toEqual(['Capacity', ['net-volume', '829 L (29.3 cu ft)', '574 L (20.3 cu ft)', true]])
})

test('a parameter that is not comparable is left out', () => {
  expect(table('en_EN', [two, two]).flat(2)).not.toContain('frequency')
})

test('each product can be removed, the view stays', () => {
  const [first] = toCompared('zh_CN', [one, two], 'differences')
  expect(first).toMatchObject({ removeHref: '/zh_CN/products/compare?ids=2&only=differences' })
  const [alone] = toCompared('zh_CN', [one], 'differences')
  expect(alone?.removeHref).toBe('/zh_CN/products/compare')
  expect(compareHref('en_EN', { ids: ['1', '2'] })).toBe('/en/products/compare?ids=1%2C2&lang=en_EN')
})

test('products to add are grouped; an option is the complete comparison', () => {
  const categories = [
    {
      id: 'a',
      name: 'Freezers',
      products: [
        { id: '1', name: 'One' },
        { id: '3', name: 'Three' },
      ],
    },
    { id: 'b', name: 'Others', products: [{ id: '2', name: 'Two' }] },
  ]
  expect(toAddGroups(categories, ['1', '2'])).toEqual([
    { label: 'Freezers', options: [{ value: '1,2,3', label: 'Three' }] },
  ])
})

test('a suggested comparison has the first two products of a category that has two', () => {
  const product = (id: string) => ({ id, name: `Product ${id}` })
  const categories = [
    { id: 'a', name: 'Freezers', products: [product('1'), product('2'), product('3')] },
    { id: 'b', name: 'Vessels', products: [product('4')] },
  ]
  expect(toSuggestedComparisons('en_EN', categories)).toEqual([
    {
      id: 'a',
      ids: ['1', '2'],
      names: ['Product 1', 'Product 2'],
      kind: 'Freezers',
      href: '/en/products/compare?ids=1%2C2&lang=en_EN',
    },
  ])
})

test.each([
  ['U340 立式超低温保存箱', 'U420 立式超低温保存箱', ['U340', 'U420'], '立式超低温保存箱'],
  ['R60 Upright, 2–8\u00a0°C', 'R80 Upright, 2–8\u00a0°C', ['R60', 'R80'], 'Upright, 2–8\u00a0°C'],
  [
    'Ultracongelador U340, −86\u00a0°C',
    'Ultracongelador U420, −86\u00a0°C',
    ['U340', 'U420'],
    'Ultracongelador, −86\u00a0°C',
  ],
  ['R60 Refrigerator', 'R80 Freezer', ['R60 Refrigerator', 'R80 Freezer'], 'Cold'],
  ['Trace 4', 'Trace 3', ['Trace 4', 'Trace 3'], 'Cold'],
  ['U340', 'U420', ['U340', 'U420'], 'Cold'],
])('%s and %s are suggested as %s', (first, second, names, kind) => {
  const products = [
    { id: '1', name: first },
    { id: '2', name: second },
  ]
  const [suggested] = toSuggestedComparisons('en_EN', [{ id: 'a', name: 'Cold', products }])
  expect(suggested).toMatchObject({ names, kind })
})
