import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
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
import { invalidatedReads } from '../support/invalidated-reads'
import { listen, type Notifications } from '../support/notifications'
import { testDatabase } from '../support/worker-database'

let cms: Payload
let notifications: Notifications
let made: Awaited<ReturnType<typeof make>>

beforeAll(async () => {
  cms = await testCms()
  notifications = await listen(await testDatabase())
  made = await make()
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

const invalidatedBy = invalidatedReads(() => notifications, {
  'product-categories': () => findCategories('en_EN'),
  'higher-classify': () => findHigherClassify('en_EN'),
  'product-groups': () => findProductGroups('en_EN', made.category),
  'product-cards': () => findProductCards('en_EN', [made.product]),
  'products-measured': () => findMeasuredProducts('en_EN', made.category),
  product: () => findProduct('en_EN', made.product),
  'product-neighbours': () => findNeighbours('en_EN', made.product),
  'products-recommended': () => findRecommendedProducts('en_EN', made.product),
  'materials-of-product': () => findMaterialsOfProduct('en_EN', made.product),
})

const measured = ['product', 'products-measured']
const inTreeOrder = ['higher-classify', 'product-groups', 'products-measured']

test('renaming a parameter or its class invalidates product pages and comparisons', async () => {
  const { parameter, ofClass } = made
  const rename = { data: { name: 'Renamed' } }
  expect(
    await invalidatedBy(() => cms.update({ collection: 'parameters', id: parameter, ...rename })),
  ).toEqual(measured)
  expect(
    await invalidatedBy(() => cms.update({ collection: 'parameter-classes', id: ofClass, ...rename })),
  ).toEqual(measured)
})

test('another place of a category invalidates the tree and all lists in its order', async () => {
  const change = () => cms.update({ collection: 'product-categories', id: made.category, data: { order: 7 } })
  expect(await invalidatedBy(change)).toEqual([...inTreeOrder, 'product-categories'].toSorted())
})

test('a changed picture or file invalidates the reads that contain it', async () => {
  const describe = () => cms.update({ collection: 'media', id: made.cover, data: { alt: 'A freezer' } })
  expect(await invalidatedBy(describe)).toEqual([
    'product',
    'product-cards',
    'product-groups',
    'products-measured',
  ])
  const restrict = () => cms.update({ collection: 'files', id: made.file, data: { restricted: true } })
  expect(await invalidatedBy(restrict)).toEqual(['materials-of-product', 'product'])
})

test('another product of the category invalidates lists, neighbours and what is recommended, not the pages of other products', async () => {
  const expected = [...inTreeOrder, 'product-neighbours', 'products-recommended'].toSorted()
  expect(await invalidatedBy(() => changeProduct(cms, made.other, { order: 3 }))).toEqual(expected)
})

test('a draft of a product invalidates nothing', async () => {
  expect(await invalidatedBy(() => changeProduct(cms, made.other, { order: 4 }, { draft: true }))).toEqual([])
})

test('a material invalidates the materials of products, not their introductions', async () => {
  const rename = () =>
    cms.update({
      collection: 'materials',
      id: made.material,
      data: { name: 'Renamed', _status: 'published' },
    })
  expect(await invalidatedBy(rename)).toEqual(['materials-of-product'])
})
