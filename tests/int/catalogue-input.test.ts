import type { Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { makeCategory, makeParameter, makeProduct } from '../factories/products'
import { makeSolution, makeSolutionType } from '../factories/solutions'
import { signIn } from '../factories/users'
import { testCms } from '../support/cms'
import { rest } from '../support/rest'

let cms: Payload
let token: string

beforeAll(async () => {
  cms = await testCms()
  token = (await signIn(cms, 'editor')).token
})

const published = { _status: 'published' }
const create = (collection: string, data: object) => rest(collection, { token, data })
const change = (path: string, data: object) => rest(path, { method: 'PATCH', token, data })

type Refusal = { errors: { data?: { errors?: { path: string; message: string }[] } }[] }

/** The paths of the invalid fields in an error response. */
function pathsOf(body: object): string[] {
  const [first] = (body as Refusal).errors
  return (first?.data?.errors ?? []).map(({ path }) => path)
}

test('a product without its required fields is not published (issue 3, bad input)', async () => {
  const { totalDocs } = await cms.count({ collection: 'products' })
  const { status, body } = await create('products', {
    ...published,
    sites: [],
    order: null,
    availability: null,
  })
  expect(status).toBe(400)
  expect(pathsOf(body).toSorted()).toEqual(['availability', 'category', 'name', 'order', 'sites'])
  expect((await cms.count({ collection: 'products' })).totalDocs).toBe(totalDocs)
})

test('a duplicate id is refused, and the existing product is unchanged (issue 3, bad input)', async () => {
  const { id, category } = await makeProduct(cms, { name: 'The first' })
  const data = {
    ...published,
    id,
    category,
    name: 'The second',
    order: 0,
    availability: 'active',
    sites: ['en_EN'],
  }
  expect((await create('products', data)).status).toBe(400)
  expect(await cms.findByID({ collection: 'products', id })).toMatchObject({ name: 'The first' })
})

test.each(['', 'with blanks', 'a/b', 'x'.repeat(41)])('%j is not a valid id', async (id) => {
  const { status, body } = await create('product-categories', { id, name: 'A category', order: 0 })
  // An empty id is replaced with a new one.
  expect(status).toBe(id === '' ? 201 : 400)
  if (id !== '') expect(pathsOf(body)).toEqual(['id'])
})

test('the code of a parameter is unique', async () => {
  const { code, class: ofClass } = await makeParameter(cms)
  const data = { name: 'Again', code, class: ofClass, kind: 'number', filter: 'none', order: 0 }
  const { status, body } = await create('parameters', data)
  expect({ status, paths: pathsOf(body) }).toEqual({ status: 400, paths: ['code'] })
})

test('a category cannot be placed below itself or its descendants (readings 22)', async () => {
  const top = await makeCategory(cms)
  const middle = await makeCategory(cms, { parent: top.id })
  for (const parent of [top.id, middle.id]) {
    const { status, body } = await change(`product-categories/${top.id}`, { parent })
    expect({ status, paths: pathsOf(body) }).toEqual({ status: 400, paths: ['parent'] })
    expect(JSON.stringify(body)).toContain('below itself')
  }
  expect(await cms.findByID({ collection: 'product-categories', id: top.id })).toMatchObject({ parent: null })
})

test('there is no fourth level, neither below a third nor by moving a branch (readings 22)', async () => {
  const top = await makeCategory(cms)
  const middle = await makeCategory(cms, { parent: top.id })
  const low = await makeCategory(cms, { parent: middle.id })
  const below = await create('product-categories', { name: 'Fourth', order: 0, parent: low.id })
  expect({ status: below.status, paths: pathsOf(below.body) }).toEqual({ status: 400, paths: ['parent'] })
  const other = await makeCategory(cms)
  expect((await change(`product-categories/${top.id}`, { parent: other.id })).status).toBe(400)
  expect((await change(`product-categories/${low.id}`, { parent: other.id })).status).toBe(200)
})

test.each([
  [-0.1, 50],
  [50, 100.1],
  [null, 50],
  ['left', 50],
])('a hotspot at %j, %j is refused with its row (S1 2.6)', async (x, y) => {
  const product = (await makeProduct(cms)).id
  const type = (await makeSolutionType(cms)).id
  const data = {
    name: 'A solution',
    type,
    order: 0,
    hotspots: [
      { product, x: 0, y: 100 },
      { product, x, y },
    ],
  }
  const { status, body } = await create('solutions', { ...data, ...published })
  const wrong = x === 50 ? 'y' : 'x'
  expect({ status, paths: pathsOf(body) }).toEqual({ status: 400, paths: [`hotspots.1.${wrong}`] })
})

test('a hotspot without a product is refused', async () => {
  const { id } = await makeSolution(cms)
  const { status, body } = await change(`solutions/${id}`, { ...published, hotspots: [{ x: 1, y: 1 }] })
  expect({ status, paths: pathsOf(body) }).toEqual({ status: 400, paths: ['hotspots.0.product'] })
})

test.each([
  ['an unknown unit', { value: 1, unit: 'gallons' }, 'unit'],
  ['a unit of another quantity', { value: 1, unit: 'kg' }, 'unit'],
  ['no number', {}, 'value'],
  ['a range that runs backwards', { value: 8, upTo: 2 }, 'upTo'],
])('a parameter with %s is refused with its row (issue 3, bad input)', async (_what, row, field) => {
  const good = (await makeParameter(cms)).id
  const parameter = (await makeParameter(cms, { kind: 'range', unit: 'L' })).id
  const { id } = await makeProduct(cms)
  const parameters = [
    { parameter: good, value: 1 },
    { parameter, ...row },
  ]
  const { status, body } = await change(`products/${id}`, { ...published, parameters })
  expect({ status, paths: pathsOf(body) }).toEqual({ status: 400, paths: [`parameters.1.${field}`] })
})

test('a parameter is listed once in a product, and exists', async () => {
  const parameter = (await makeParameter(cms)).id
  const { id } = await makeProduct(cms)
  const twice = {
    ...published,
    parameters: [
      { parameter, value: 1 },
      { parameter, value: 2 },
    ],
  }
  expect(pathsOf((await change(`products/${id}`, twice)).body)).toEqual(['parameters.1.parameter'])
  const nothing = { ...published, parameters: [{ parameter: '404', value: 1 }] }
  expect(pathsOf((await change(`products/${id}`, nothing)).body)).toEqual(['parameters.0.parameter'])
  expect(await cms.findByID({ collection: 'products', id })).toMatchObject({ parameters: [] })
})

test('the unit of a parameter must be convertible', async () => {
  const { class: ofClass } = await makeParameter(cms)
  const data = {
    name: 'P',
    code: 'p-1',
    class: ofClass,
    kind: 'number',
    filter: 'none',
    order: 0,
    unit: 'gallons',
  }
  expect(pathsOf((await create('parameters', data)).body)).toEqual(['unit'])
})
