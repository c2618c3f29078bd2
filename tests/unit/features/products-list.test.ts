import { expect, test } from 'vitest'
import type { CategoryItem, MeasuredProduct } from '@/features/products/queries/items'
import { toCard, toGroups } from '@/features/products/view-models/list/cards'
import { chosenCategory, firstChoice, categoryToOpen } from '@/features/products/view-models/list/choice'
import { toFilterBar } from '@/features/products/view-models/list/filter-bar'
import { chosenFilters, filtered, toFacets, type Chosen } from '@/features/products/view-models/list/filters'
import { temperaturesOf, volumesOf } from '@/features/products/view-models/list/measures'
import { toMenu, toTabs } from '@/features/products/view-models/list/menu'
import { sorted, usefulSorts } from '@/features/products/view-models/list/sorting'
import type { Unit } from '@/lib/units'
import { parameter, temperature, volume } from './product-detail-samples'

function category(
  id: string,
  parentId: string | null = null,
  over: Partial<CategoryItem> = {},
): CategoryItem {
  const name = `Category ${id}`
  return { id, name, lead: '', parentId, icon: null, cover: null, opensFirstChild: false, sites: [], ...over }
}

function measured(id: string, over: Partial<MeasuredProduct> = {}): MeasuredProduct {
  const name = `Product ${id}`
  return {
    id,
    name,
    listName: name,
    model: id,
    brief: '',
    cover: null,
    categoryId: '11',
    discontinued: false,
    parameters: [],
    solutionIds: [],
    ...over,
  }
}

const tree = [
  category('1'),
  category('11', '1'),
  category('111', '11'),
  category('12', '1'),
  category('2', null, { name: 'Vaccine Refrigerator', opensFirstChild: true }),
  category('21', '2'),
  category('3'),
]
const idOf = (found: CategoryItem | null | undefined) => found?.id

test('a list opens with the first child of the first category (S2 2.1)', () => {
  expect(idOf(firstChoice(tree))).toBe('11')
  expect(idOf(firstChoice([category('3')]))).toBe('3')
  expect(firstChoice([])).toBeUndefined()
})

test.each([
  ['its id', { id: '12' }, '12'],
  ['its id before its name', { id: '12', name: 'Category 3' }, '12'],
  ['its name, in any case', { name: 'category 3' }, '3'],
  ['its position', { productsIndex: '0' }, '1'],
  ['its two positions', { productsIndex: '0', productsubIndex: '1' }, '12'],
])('a category is chosen by %s (S2 2.1)', (_by, values, id) => {
  expect(idOf(chosenCategory(tree, values))).toBe(id)
})

test('an unknown id is null, an unknown name or position is undefined (S2 2.1)', () => {
  expect(chosenCategory(tree, { id: '9' })).toBeNull()
  expect(chosenCategory(tree, { name: 'Ovens' })).toBeUndefined()
  expect(chosenCategory(tree, { productsIndex: '7' })).toBeUndefined()
  expect(chosenCategory(tree, { productsIndex: '0', productsubIndex: '7' })).toBeUndefined()
  expect(chosenCategory(tree, {})).toBeUndefined()
})

test("'Vaccine Refrigerator' selects its first child (S2 2.1)", () => {
  const [chosen] = tree.filter(({ opensFirstChild }) => opensFirstChild)
  expect(chosen && idOf(categoryToOpen(tree, chosen))).toBe('21')
  expect(idOf(categoryToOpen(tree, category('11', '1')))).toBe('11')
  const alone = category('4', null, { opensFirstChild: true })
  expect(idOf(categoryToOpen([alone], alone))).toBe('4')
})

test('the menu has two levels, whose links carry id and positions (S2 2.1)', () => {
  const [first, second, third] = toMenu('en_EN', tree, [category('1'), category('12', '1')])
  expect(first?.children.map(({ href }) => href)).toEqual([
    '/en/productsList?id=11&productsIndex=0&productsubIndex=0&lang=en_EN#list',
    '/en/productsList?id=12&productsIndex=0&productsubIndex=1&lang=en_EN#list',
  ])
  expect(first).toMatchObject({ open: true, current: false })
  expect(first?.children.map(({ current }) => current)).toEqual([false, true])
  expect(second?.href).toBe(second?.children[0]?.href)
  expect(third).toMatchObject({ href: '/en/productsList?id=3&productsIndex=2&lang=en_EN#list', children: [] })
})

test('a third level is shown inside its second, which is the current one (readings 22)', () => {
  const path = [category('1'), category('11', '1'), category('111', '11')]
  const [first] = toMenu('es_ES', tree, path)
  expect(first?.children[0]).toMatchObject({ id: '11', current: true })
})

test('the Chinese list has the first level and the second of the open one (S2 2.2)', () => {
  const tabs = toTabs('zh_CN', tree, [category('1')])
  expect(tabs.map(({ id }) => id)).toEqual(['1', '2', '3'])
  expect(tabs.map(({ children }) => children.length)).toEqual([2, 0, 0])
  expect(tabs[0]).toMatchObject({ current: true, href: '/zh_CN/productsList?id=1#list' })
})

const range = (value: number, upTo: number | null = null, unit: Unit = 'degC') => ({
  parameters: [{ ...temperature, value, upTo, unit }],
})
const litres = (value: number, unit: Unit = 'L') => ({ parameters: [{ ...volume, value, unit }] })

test.each([
  ['-196 °C', range(-196), ['cryogenic']],
  ['-150 °C', range(-150), ['cryogenic']],
  ['-149 to -60 °C', range(-149, -60), ['ultra-low', 'freezing']],
  ['-86 to -40 °C', range(-86, -40), ['ultra-low', 'freezing']],
  ['-40 to -86 °C', range(-40, -86), ['ultra-low', 'freezing']],
  ['-65 °C', range(-65), ['ultra-low']],
  ['-25 to -10 °C', range(-25, -10), ['freezing']],
  ['2 to 8 °C', range(2, 8), ['cool']],
  ['-4 to 14 °F', range(-4, 14, 'degF'), ['freezing']],
  ['77 K', range(77, null, 'K'), ['cryogenic']],
  ['a text', { parameters: [parameter({ filter: 'temperature', kind: 'text', value: null })] }, []],
  ['litres by mistake', range(3, null, 'L'), []],
  ['nothing', { parameters: [] }, []],
])('a temperature range of %s is in its bands', (_case, product, bands) => {
  expect(temperaturesOf(product)).toEqual(bands)
})

test.each([
  ['88 L', litres(88), ['to-100']],
  ['100 L', litres(100), ['100-300']],
  ['299.9 L', litres(299.9), ['100-300']],
  ['300 L', litres(300), ['300-600']],
  ['600 L', litres(600), ['from-600']],
  ['30 m³', litres(30, 'm3'), ['from-600']],
  ['10 cu ft', litres(10, 'cuft'), ['100-300']],
  ['500 mL', litres(500, 'mL'), ['to-100']],
  ['nothing', { parameters: [] }, []],
])('a volume of %s is in its range', (_case, product, steps) => {
  expect(volumesOf(product)).toEqual(steps)
})

const cold = measured('a', { parameters: [temperature, volume], solutionIds: ['s1'] })
const cool = measured('b', { ...litres(88), solutionIds: ['s1', 's2'] })
const plain = measured('c')
const all = [cold, cool, plain]

test('filters keep products that match all of them', () => {
  expect(filtered(all, {})).toEqual(all)
  expect(filtered(all, { application: 's1' })).toEqual([cold, cool])
  expect(filtered(all, { application: 's1', volume: 'to-100' })).toEqual([cool])
  expect(filtered(all, { application: 's2', temperature: 'ultra-low' })).toEqual([])
})

test('each option counts the products under the other filters; empty ones are left out', () => {
  const facets = (chosen: Chosen) =>
    toFacets(all, chosen, ['s1', 's2', 's3']).map(({ name, options }) => [
      name,
      ...options.map(({ value, count }) => `${value} ${count}`),
    ])
  expect(facets({})).toEqual([
    ['temperature', 'ultra-low 1', 'freezing 1'],
    ['volume', 'to-100 1', 'from-600 1'],
    ['application', 's1 2', 's2 1'],
  ])
  expect(facets({ application: 's2' })).toEqual([['application', 's1 2', 's2 1']])
  expect(facets({ application: 's2', temperature: 'ultra-low' })).toContainEqual([
    'temperature',
    'ultra-low 0',
  ])
})

test('a filter that does not divide the products is left out', () => {
  expect(toFacets([cold, cold], {}, ['s1'])).toEqual([])
})

test('only filters are read from an address', () => {
  expect(chosenFilters({ id: '7', temperature: 'cool' })).toEqual({ temperature: 'cool' })
})

function bar(site: 'en_EN' | 'en_US', chosen: Chosen) {
  const applications = new Map([['s1', 'Biobanks']])
  return toFilterBar(site, {
    categoryId: '11',
    facets: toFacets([cold, cool, plain], chosen, ['s1']),
    chosen,
    applications,
    sorts: [],
  })
}

test('an option links to the list with it, a selected one to the list without it', () => {
  const { filters, chosen, clearHref } = bar('en_EN', { application: 's1', volume: 'to-100' })
  const options = filters.find(({ name }) => name === 'volume')?.options
  expect(options?.map(({ label, href }) => [label, href])).toEqual([
    ['Below 100\u00a0L', '/en/productsList?id=11&application=s1&lang=en_EN#list'],
    ['600\u00a0L and more', '/en/productsList?id=11&volume=from-600&application=s1&lang=en_EN#list'],
  ])
  expect(chosen.map(({ label, href }) => [label, href])).toEqual([
    ['Biobanks', '/en/productsList?id=11&volume=to-100&lang=en_EN#list'],
    ['Below 100\u00a0L', '/en/productsList?id=11&application=s1&lang=en_EN#list'],
  ])
  expect(clearHref).toBe('/en/productsList?id=11&lang=en_EN#list')
})

test('on en_US the options name °F and cubic feet too (readings 34)', () => {
  const labels = bar('en_US', {}).filters.flatMap(({ options }) => options.map(({ label }) => label))
  expect(labels.map((label) => label.replaceAll('\u00a0', ' '))).toEqual([
    'Ultra-low, −65 °C (−85 °F) and below',
    'Freezing, −10 °C (14 °F) and below',
    'Below 100 L (3.5 cu ft)',
    '600 L (21.2 cu ft) and more',
    'Biobanks',
  ])
})

test('a card has the temperature as its key figure, volume and one more fact below (S2 2.1)', () => {
  const energy = parameter({ code: 'energy', name: 'Energy, room at 25 °C', value: 7.2, unit: 'kWhPerDay' })
  const boxes = parameter({ code: 'box-capacity', name: 'Two-inch boxes', value: 576, unit: 'pcs' })
  const card = toCard('en_EN', measured('a', { parameters: [boxes, temperature, volume, energy] }))
  expect(card).toMatchObject({ name: 'Product a', href: '/en/products?id=a&name=Product+a&lang=en_EN' })
  expect(card.figure).toMatchObject({ value: '−86', unit: '°C' })
  expect(card.facts).toEqual([
    { label: volume.name, value: '829\u00a0L' },
    { label: 'Energy', value: '7.2\u00a0kWh/24 h' },
  ])
  expect(toCard('en_EN', measured('b', { parameters: [boxes] })).facts).toEqual([
    { label: 'Two-inch boxes', value: '576' },
  ])
  expect(toCard('en_EN', measured('c', { discontinued: true })).note).toBe('Discontinued')
})

test('a card of en_US has the temperature in °F as a fact of its own (readings 34)', () => {
  const { facts } = toCard('en_US', measured('a', { parameters: [temperature, volume] }))
  expect(facts).toEqual([
    { label: 'Lowest temperature', value: '−123\u00a0°F' },
    { label: volume.name, value: '829\u00a0L (29.3\u00a0cu ft)' },
  ])
})

test('groups follow the tree, discontinued products are in a folded group of their own at the end', () => {
  const products = [
    measured('c', { categoryId: '12' }),
    measured('b', { discontinued: true }),
    measured('a'),
    measured('d', { categoryId: '111' }),
  ]
  const groups = toGroups('en_EN', tree, products)
  expect(groups.map(({ id, folded, cards }) => [id, folded, ...cards.map((card) => card.id)])).toEqual([
    ['11', undefined, 'a'],
    ['111', undefined, 'd'],
    ['12', undefined, 'c'],
    ['discontinued', true, 'b'],
  ])
  expect(groups.at(-1)?.name).toBe('1 discontinued model')
})

test('where all products have one temperature, the volume leads and the temperature is a fact (issue 19)', () => {
  const of = (id: string, litres: number, lowest = -86) =>
    measured(id, {
      parameters: [
        { ...temperature, value: lowest },
        { ...volume, value: litres },
      ],
    })
  const figures = (products: MeasuredProduct[]) =>
    toGroups('en_EN', tree, products).flatMap(({ cards }) => cards.map(({ figure }) => figure?.value))
  expect(figures([of('a', 336), of('b', 421)])).toEqual(['336', '421'])
  expect(figures([of('a', 336), of('b', 421, -60)])).toEqual(['−86', '−60'])
  expect(figures([of('a', 336), of('b', 336)])).toEqual(['−86', '−86'])
  expect(figures([of('a', 336)])).toEqual(['−86'])
  const [group] = toGroups('en_US', tree, [of('a', 336), of('b', 421)])
  expect(group?.cards[0]?.facts).toEqual([
    { label: volume.name, value: '11.9\u00a0cu ft' },
    { label: 'Lowest temperature', value: '−86\u00a0°C (−123\u00a0°F)' },
  ])
})

test('products without a value are sorted last; names count numbers by their value', () => {
  const products = [
    measured('1', { listName: 'U1000', parameters: [{ ...volume, value: 900 }] }),
    measured('2', { listName: 'U90' }),
    measured('3', { listName: 'B200', parameters: [{ ...volume, value: 80 }] }),
  ]
  const ids = (found: MeasuredProduct[]) => found.map(({ id }) => id)
  expect(ids(sorted('en_EN', products, 'volume'))).toEqual(['3', '1', '2'])
  expect(ids(sorted('en_EN', products, 'name'))).toEqual(['3', '2', '1'])
})

test('an order is offered only where products differ in it', () => {
  const one = measured('1', { parameters: [{ ...volume, value: 900 }] })
  expect(usefulSorts([one])).toEqual([])
  expect(usefulSorts([one, measured('2', { parameters: [{ ...volume, value: 900 }] })])).toEqual(['name'])
  expect(usefulSorts([one, measured('2', { parameters: [{ ...volume, value: 80 }] })])).toEqual([
    'volume',
    'name',
  ])
})
