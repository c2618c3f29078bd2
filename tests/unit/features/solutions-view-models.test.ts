import { expect, test } from 'vitest'
import { withMark } from '@/lib/content-marks'
import type { SolutionTypeItem } from '@/features/solutions/queries/items'
import { chunk, toMarqueeTiming } from '@/features/solutions/view-models/marquee-timing'
import { chosenId } from '@/features/solutions/view-models/choice'
import { mixed, toProductTile } from '@/features/solutions/view-models/product-tile'
import { toSolutionGroups } from '@/features/solutions/view-models/side-list'
import { toSolutionView } from '@/features/solutions/view-models/solution-view'

const solution = (id: string, name: string) => ({
  id,
  name,
  brief: '',
  typeId: 't',
  cover: null,
  banner: null,
  icon: null,
  hotspots: [],
})

const types: SolutionTypeItem[] = [
  {
    id: '1',
    name: 'Networks',
    showsRelated: true,
    solutions: [solution('11', 'Blood'), solution('12', 'Samples')],
  },
  { id: '2', name: 'Sectors', showsRelated: false, solutions: [solution('21', 'Hospitals')] },
]

test.each([
  [1, 5, 40],
  [4, 5, 40],
  [5, 2, 40],
  [14, 2, 40],
  [15, 1, 40],
  [16, 1, 100],
  [200, 1, 100],
])('%i cases are repeated %i times and take %i s for one cycle (S2 2.7, 9)', (count, copies, seconds) => {
  expect(toMarqueeTiming(count)).toEqual({ copies, seconds })
})

test('products come in groups of eight, the last one shorter (S2 2.7)', () => {
  const products = Array.from({ length: 17 }, (_, index) => index)
  expect(chunk(8, products).map((group) => group.length)).toEqual([8, 8, 1])
  expect(chunk(8, products).flat()).toEqual(products)
  expect(chunk(8, [])).toEqual([])
})

const tile = (id: string, categoryId: string) => ({ id, categoryId, name: id, model: id, href: '' })

test('related products begin with one of each category', () => {
  const products = [tile('U1', 'u'), tile('U2', 'u'), tile('U3', 'u'), tile('V1', 'v'), tile('V2', 'v')]
  expect(mixed(products, '').map(({ id }) => id)).toEqual(['U1', 'V1', 'U2', 'V2', 'U3'])
})

test('products that the texts name come first', () => {
  const products = [tile('U1', 'u'), tile('U2', 'u'), tile('V1', 'v'), tile('V2', 'v')]
  expect(mixed(products, '样本进入 V2 或 U2，V10 备用').map(({ id }) => id)).toEqual(['V2', 'U2', 'U1', 'V1'])
  const inPreview = products.map((product) => ({
    ...product,
    model: withMark(product.model, 'products/1/model'),
  }))
  expect(mixed(inPreview, '样本进入 V2 或 U2').map(({ id }) => id)).toEqual(['V2', 'U2', 'U1', 'V1'])
})

test('an address selects the solution by id, by name, or the first one (S2 2.6)', () => {
  expect(chosenId(types, { solutionId: '21' })).toBe('21')
  expect(chosenId(types, { solutionId: '99' })).toBe('99')
  expect(chosenId(types, { name: 'hospitals' })).toBe('21')
  expect(chosenId(types, { name: ' Samples ' })).toBe('12')
  expect(chosenId(types, { name: 'Nobody' })).toBe('11')
  expect(chosenId(types, {})).toBe('11')
  expect(chosenId([], {})).toBeNull()
})

test('the list contains all types with their solutions and marks the selected one (S2 2.6)', () => {
  const groups = toSolutionGroups('en_UK', types, '12')
  expect(groups.map(({ name, items }) => [name, items.map((item) => item.name)])).toEqual([
    ['Networks', ['Blood', 'Samples']],
    ['Sectors', ['Hospitals']],
  ])
  const items = groups.flatMap((group) => group.items)
  expect(items.filter(({ current }) => current).map(({ id }) => id)).toEqual(['12'])
  expect(items[2]?.href).toBe('/en/solutions?solutionId=21&parentName=Sectors&lang=en_UK#content')
})

const product = {
  id: '7',
  name: 'Freezer U830',
  listName: 'U830',
  model: 'U830',
  brief: '',
  cover: null,
  categoryId: '1',
  discontinued: false,
  parameters: [],
  solutionIds: ['11'],
}

test('the link to a product of a solution contains the way back with path and id (S2 2.6)', () => {
  const { href } = toProductTile('es_ES', product, '11')
  const query = new URL(href, 'https://norvane.example').searchParams
  expect(href).toMatch(/^\/en\/products\?/)
  expect(Object.fromEntries(query)).toEqual({
    id: '7',
    name: 'Freezer U830',
    parentPath: '/en/solutions?solutionId=11',
    lang: 'es_ES',
  })
})

test('a product of the Chinese solutions needs id and name only (S2 2.7)', () => {
  expect(toProductTile('zh_CN', product, '11').href).toBe('/zh_CN/products?id=7&name=Freezer+U830')
})

const cover = { id: 'm', url: '/file/c.webp', width: 4, height: 3, alt: '', sizes: [] }
const item = {
  ...solution('11', 'Blood'),
  cover,
  content: '<p>Cold &amp; whole.</p>',
  advantage: '',
  functions: null,
  steps: [],
  catalogueId: null,
  updateTime: '',
  sites: [],
}

test('the head shows the wide picture, else the cover; the description is the brief, else the text', () => {
  const view = toSolutionView('en_EN', item)
  expect(view.banner?.src).toBe('/file/c.webp')
  expect(view.description).toBe('Cold & whole.')
  expect(toSolutionView('en_EN', { ...item, brief: 'A brief' }).description).toBe('A brief')
})

test('steps keep their order; the unit of a temperature is apart from its value', () => {
  const step = (temperature: string) => ({ title: '转运', temperature, note: '', picture: null })
  const steps = [{ ...step('−80 °C'), note: 'U830', picture: cover }, ...['2–8°C', '室温', ''].map(step)]
  const shown = toSolutionView('zh_CN', { ...item, steps }).steps
  expect(shown.map(({ id, temperature }) => [id, temperature])).toEqual([
    ['0', { value: '−80', unit: '°C' }],
    ['1', { value: '2–8', unit: '°C' }],
    ['2', { value: '室温' }],
    ['3', undefined],
  ])
  expect(shown[0]).toMatchObject({ title: '转运', note: 'U830', picture: { src: '/file/c.webp' } })
  const marked = withMark('−80 °C', 'solutions/11/steps.0.temperature')
  const inPreview = toSolutionView('zh_CN', { ...item, steps: [step(marked)] }).steps[0]?.temperature
  expect(inPreview).toEqual({ value: withMark('−80', 'solutions/11/steps.0.temperature'), unit: '°C' })
})
