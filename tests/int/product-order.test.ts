import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findNeighbours } from '@/features/products/queries'
import { changeProduct, makeCategory, makeProduct } from '../factories/products'
import { makeSolution, makeSolutionType } from '../factories/solutions'
import { signIn } from '../factories/users'
import { testCms } from '../support/cms'
import { listen, type Notifications } from '../support/notifications'
import { testDatabase } from '../support/worker-database'
import { rest } from '../support/rest'

let cms: Payload
let token: string
let notifications: Notifications

beforeAll(async () => {
  cms = await testCms()
  token = (await signIn(cms, 'editor')).token
  notifications = await listen(await testDatabase())
})

afterAll(() => notifications.stop())

const save = (path: string, ids: string[], before: string[]) =>
  rest(path, { method: 'PATCH', token, data: { ids, before } })

async function read(path: string) {
  const { body } = await rest(path, { token })
  return body.rows as { id: string; title: string; note: string }[]
}

/** A category with three products, in their order. */
async function makeOrderedCategory() {
  const { id: category } = await makeCategory(cms)
  const ids = []
  for (const [index, name] of ['One', 'Two', 'Three'].entries()) {
    ids.push((await makeProduct(cms, { name, model: `M${index}`, category, order: index + 1 })).id)
  }
  const [one = '', two = '', three = ''] = ids
  return { path: `product-categories/${category}/product-order`, category, one, two, three, ids }
}

test('the products of a category are listed in order, with model or draft status (issue 3, admin)', async () => {
  const { path, one, two, three, category } = await makeOrderedCategory()
  const draft = await makeProduct(cms, { name: 'Four', category, order: 4 }, { draft: true })
  expect(await read(path)).toEqual([
    { id: one, title: 'One', note: 'M0', picture: null },
    { id: two, title: 'Two', note: 'M1', picture: null },
    { id: three, title: 'Three', note: 'M2', picture: null },
    { id: draft.id, title: 'Four', note: 'draft', picture: null },
  ])
})

test('a saved order is public at once', async () => {
  const { path, one, two, three, ids } = await makeOrderedCategory()
  const notified = await notifications.during(async () => {
    const { status, body } = await save(path, [three, one, two], ids)
    expect({ status, moved: (body.moved as string[]).toSorted() }).toEqual({
      status: 200,
      moved: ids.toSorted(),
    })
  })
  const tags = notified.flat()
  expect(tags).toEqual(expect.arrayContaining(['products:list.order@en_EN', 'search@en_EN']))
  expect(tags.filter((tag) => !tag.startsWith('products:list.order') && !tag.startsWith('search@'))).toEqual(
    [],
  )
  expect((await read(path)).map(({ id }) => id)).toEqual([three, one, two])
  expect(await findNeighbours('en_EN', one)).toMatchObject({ last: { id: three }, next: { id: two } })
})

test('only moved products are in the notification and get a new update time', async () => {
  const { path, one, two, three, ids } = await makeOrderedCategory()
  const before = await cms.findByID({ collection: 'products', id: one })
  const { body } = await save(path, [one, three, two], ids)
  expect((body.moved as string[]).toSorted()).toEqual([two, three].toSorted())
  expect(await cms.findByID({ collection: 'products', id: one })).toMatchObject({
    updatedAt: before.updatedAt,
  })
  expect(await notifications.during(() => save(path, [one, three, two], [one, three, two]))).toEqual([])
})

test('a newer draft keeps its texts and gets the new order', async () => {
  const { path, one, two, three, ids } = await makeOrderedCategory()
  await changeProduct(cms, one, { name: 'A draft' }, { draft: true })
  await save(path, [two, three, one], ids)
  const draft = await cms.findByID({ collection: 'products', id: one, draft: true })
  expect(draft).toMatchObject({ name: 'A draft', order: 3, _status: 'draft' })
  expect(await cms.findByID({ collection: 'products', id: one })).toMatchObject({ name: 'One', order: 3 })
})

test('a form that was opened before does not restore the old order (Payload issue 15486)', async () => {
  const { path, one, ids } = await makeOrderedCategory()
  const other = (await signIn(cms, 'administrator')).token
  const { body } = await rest(`products/${one}?draft=true`, { token: other })
  await save(path, ids.toReversed(), ids)
  const data = { order: 1, name: 'Mine', updatedAt: body.updatedAt, _status: 'published' }
  expect((await rest(`products/${one}`, { method: 'PATCH', token: other, data })).status).toBe(409)
})

test('a product that was added in the meantime causes a 409', async () => {
  const { path, category, ids } = await makeOrderedCategory()
  const added = await makeProduct(cms, { name: 'Four', category, order: 9 })
  const { status, body } = await save(path, ids.toReversed(), ids)
  expect(status).toBe(409)
  expect(JSON.stringify(body)).toContain('Reload it')
  expect((await read(path)).map(({ id }) => id)).toEqual([...ids, added.id])
})

test('the second of two simultaneous changes is refused', async () => {
  const { path, one, two, three, ids } = await makeOrderedCategory()
  expect((await save(path, [two, one, three], ids)).status).toBe(200)
  expect((await save(path, [three, one, two], ids)).status).toBe(409)
})

test.each([
  ['nothing', {}],
  ['no list', { ids: 'x', before: 'x' }],
  ['an id twice', { ids: ['a', 'a'], before: ['a', 'a'] }],
  ['other ids than before', { ids: ['a'], before: ['b'] }],
])('%s is not a valid order', async (_what, data) => {
  const { path } = await makeOrderedCategory()
  expect((await rest(path, { method: 'PATCH', token, data })).status).toBe(400)
})

test('only staff read and write an order (issue 2, roles)', async () => {
  const { path, ids } = await makeOrderedCategory()
  expect((await rest(path)).status).toBe(403)
  expect((await rest(path, { method: 'PATCH', data: { ids, before: ids } })).status).toBe(403)
})

test('categories are ordered among those of the same parent', async () => {
  const parent = (await makeCategory(cms, { name: 'Top' })).id
  const one = (await makeCategory(cms, { name: 'One', parent, order: 1 })).id
  const two = (await makeCategory(cms, { name: 'Two', parent, order: 2 })).id
  const path = `product-categories/${parent}/child-order`
  expect((await save(path, [two, one], [one, two])).status).toBe(200)
  expect((await read(path)).map(({ title }) => title)).toEqual(['Two', 'One'])
  const first = await read('product-categories/first-level/child-order')
  expect(first.map(({ id }) => id)).toContain(parent)
  expect(first.map(({ id }) => id)).not.toContain(one)
})

test('solutions are ordered within their type', async () => {
  const type = (await makeSolutionType(cms)).id
  const one = (await makeSolution(cms, { name: 'One', type, order: 1 })).id
  const two = (await makeSolution(cms, { name: 'Two', type, order: 2 })).id
  const path = `solution-types/${type}/solution-order`
  expect((await save(path, [two, one], [one, two])).status).toBe(200)
  expect((await read(path)).map(({ title }) => title)).toEqual(['Two', 'One'])
})
