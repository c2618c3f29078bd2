import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { findMaterialsOfProduct } from '@/features/materials/queries'
import {
  findCategories,
  findHigherClassify,
  findMeasuredProducts,
  findNeighbours,
  findProduct,
  findProductCards,
  findProductGroups,
  findRecommendedProducts,
} from '@/features/products/queries'
import { makeMaterial } from '../factories/materials'
import {
  changeProduct,
  makeCategory,
  makeParameter,
  makeParameterClass,
  makeProduct,
} from '../factories/products'
import { makeDocument, makePicture } from '../factories/uploads'
import { testCms } from '../support/cms'
import { listen, type Notifications } from '../support/notifications'
import { testDatabase } from '../support/worker-database'

const cachedReads = vi.hoisted(() => new Map<string, string[]>())

vi.mock('next/cache', () => ({
  unstable_cache: (read: unknown, [name = '']: string[], { tags }: { tags: string[] }) => {
    cachedReads.set(name, tags)
    return read
  },
}))

let cms: Payload
let notifications: Notifications
let made: Awaited<ReturnType<typeof make>>

beforeAll(async () => {
  cms = await testCms()
  notifications = await listen(await testDatabase())
  made = await make()
  await readAll()
})

afterAll(() => notifications.stop())

/** A product with one document of each kind that its reads depend on. */
async function make() {
  const ofClass = (await makeParameterClass(cms)).id
  const parameter = (await makeParameter(cms, { class: ofClass })).id
  const cover = (await makePicture(cms)).id
  const file = (await makeDocument(cms)).id
  const category = (await makeCategory(cms)).id
  const other = (await makeProduct(cms, { category })).id
  const rows = [{ parameter, value: 1 }]
  const product = (await makeProduct(cms, { category, cover, hdPicture: file, parameters: rows })).id
  const material = (await makeMaterial(cms, { file, products: [product] })).id
  return { ofClass, parameter, cover, file, category, other, product, material }
}

async function readAll() {
  const { category, product } = made
  await findCategories('en_EN')
  await findHigherClassify('en_EN')
  await findProductGroups('en_EN', category)
  await findProductCards('en_EN', [product])
  await findMeasuredProducts('en_EN', category)
  await findProduct('en_EN', product)
  await findNeighbours('en_EN', product)
  await findRecommendedProducts('en_EN', product)
  await findMaterialsOfProduct('en_EN', product)
}

/** The cached reads that a change invalidates. */
async function expiredBy(change: () => Promise<unknown>): Promise<string[]> {
  const announced = new Set((await notifications.during(change)).flat())
  const expired = [...cachedReads].filter(([, tags]) => tags.some((tag) => announced.has(tag)))
  return expired.map(([name]) => name).toSorted()
}

const measured = ['product', 'products-measured']
const lists = ['higher-classify', 'product-cards', 'product-groups', 'products-measured']
const ofCards = [...lists, 'product', 'products-recommended'].toSorted()

test('renaming a parameter or its class expires product pages and comparisons', async () => {
  const { parameter, ofClass } = made
  const rename = { data: { name: 'Renamed' } }
  expect(await expiredBy(() => cms.update({ collection: 'parameters', id: parameter, ...rename }))).toEqual(
    measured,
  )
  expect(
    await expiredBy(() => cms.update({ collection: 'parameter-classes', id: ofClass, ...rename })),
  ).toEqual(measured)
})

test('renaming, moving or hiding a category expires the tree and all lists in its order', async () => {
  const change = () => cms.update({ collection: 'product-categories', id: made.category, data: { order: 7 } })
  expect(await expiredBy(change)).toEqual([...ofCards, 'product-categories'].toSorted())
})

test('a changed picture or file expires the reads that contain it', async () => {
  const describe = () => cms.update({ collection: 'media', id: made.cover, data: { alt: 'A freezer' } })
  const shown = [...ofCards, 'materials-of-product', 'product-categories'].toSorted()
  expect(await expiredBy(describe)).toEqual(shown)
  const restrict = () => cms.update({ collection: 'files', id: made.file, data: { restricted: true } })
  expect(await expiredBy(restrict)).toEqual(['materials-of-product', 'product'])
})

test('another product of the category expires lists, neighbours and what is recommended', async () => {
  const expected = [...ofCards, 'product-neighbours'].toSorted()
  expect(await expiredBy(() => changeProduct(cms, made.other, { order: 3 }))).toEqual(expected)
})

test('a draft of a product expires nothing', async () => {
  expect(await expiredBy(() => changeProduct(cms, made.other, { order: 4 }, { draft: true }))).toEqual([])
})

test('a material expires the materials of products, not their introductions', async () => {
  const rename = () =>
    cms.update({
      collection: 'materials',
      id: made.material,
      data: { name: 'Renamed', _status: 'published' },
    })
  expect(await expiredBy(rename)).toEqual(['materials-of-product'])
})
