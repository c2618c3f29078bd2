import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  findFolderFiles,
  findFolders,
  findGeneralCatalogues,
  findImageNeighbours,
  findImageProducts,
  findMaterialGroups,
  findServiceSupport,
  findSupportPages,
  findVideoPage,
} from '@/features/support/queries'
import { makeMaterial } from '../factories/materials'
import { changeProduct, makeCategory, makeProduct } from '../factories/products'
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
})

beforeEach(async () => {
  made = await make()
})

afterAll(() => notifications.stop())

/** A manual of a product with a picture. */
async function make() {
  const cover = (await makePicture(cms)).id
  const file = (await makeDocument(cms)).id
  const [category, other] = [(await makeCategory(cms)).id, (await makeCategory(cms)).id]
  const product = (await makeProduct(cms, { category, cover })).id
  const material = (await makeMaterial(cms, { file, kind: 'manual', category, products: [product] })).id
  return { cover, file, category, other, product, material }
}

const paging = { pageNo: 1, pageSize: 9 }

const invalidatedBy = invalidatedReads(() => notifications, {
  folders: () => findFolders('en_EN', 'manual', null),
  'folder-files': () => findFolderFiles('en_EN', 'manual', made.category),
  'material-groups': () => findMaterialGroups('en_EN', 'manual', paging),
  'general-catalogues': () => findGeneralCatalogues('en_EN'),
  'user-videos': () => findVideoPage('en_EN', 'user-video', paging),
  'image-products': () => findImageProducts('en_EN', made.category),
  'image-neighbours': () => findImageNeighbours('en_EN', made.product, made.category),
  'support-pages': () => findSupportPages('en_EN'),
  'service-support': () => findServiceSupport('en_EN'),
})

const changeMaterial = (data: object, draft = false) =>
  cms.update({
    collection: 'materials',
    id: made.material,
    draft,
    data: { _status: draft ? 'draft' : 'published', ...data },
  })

const lists = ['folder-files', 'folders', 'material-groups']

test('publishing a material or moving it to another category invalidates folders and lists', async () => {
  expect(await invalidatedBy(() => changeMaterial({ category: made.other }))).toEqual(lists)
  expect(await invalidatedBy(() => changeMaterial({ products: [] }))).toEqual(lists)
  const publish = () => makeMaterial(cms, { file: made.file, kind: 'manual', category: made.category })
  expect(await invalidatedBy(publish)).toEqual(lists)
})

test('a draft of a material invalidates nothing', async () => {
  expect(await invalidatedBy(() => changeMaterial({ category: made.category }, true))).toEqual([])
})

test('restricting a file invalidates the reads that contain it', async () => {
  const restrict = () => cms.update({ collection: 'files', id: made.file, data: { restricted: true } })
  expect(await invalidatedBy(restrict)).toEqual(['folder-files', 'material-groups'])
})

test('a product that moves or gets pictures invalidates its categories, a category the tree', async () => {
  const move = () => changeProduct(cms, made.product, { order: 3 })
  const byPlace = ['folder-files', 'folders', 'image-neighbours', 'image-products', 'material-groups']
  expect(await invalidatedBy(move)).toEqual(byPlace)
  const rename = () =>
    cms.update({ collection: 'product-categories', id: made.category, data: { name: 'Renamed' } })
  expect(await invalidatedBy(rename)).toEqual(byPlace)
  const describe = () => cms.update({ collection: 'media', id: made.cover, data: { alt: 'A freezer' } })
  expect(await invalidatedBy(describe)).toEqual(['image-products', 'material-groups'])
})

test('the pages of service and support invalidate their own reads', async () => {
  const data = { kind: 'contact', title: 'Contact', _status: 'published' } as const
  const publish = () => cms.create({ collection: 'support-pages', data: data as never })
  expect(await invalidatedBy(publish)).toEqual(['support-pages'])
  const save = () =>
    cms.updateGlobal({ slug: 'service-support', data: { lead: 'Day and night', _status: 'published' } })
  expect(await invalidatedBy(save)).toEqual(['service-support'])
})
