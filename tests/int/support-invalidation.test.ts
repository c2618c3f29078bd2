import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { callOperation } from '@/contract/kernel/call'
import { toRawParameters } from '@/contract/kernel/parameters'
import type { Operation } from '@/contract/kernel/operation'
import { operations } from '@/contract/table'
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
import { cases } from '../contract/cases'
import { makeMaterial } from '../factories/materials'
import { changeProduct, makeCategory, makeProduct } from '../factories/products'
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

async function readAll() {
  const { category, product } = made
  const paging = { pageNo: 1, pageSize: 9 }
  await findFolders('en_EN', 'manual', null)
  await findFolderFiles('en_EN', 'manual', category)
  await findMaterialGroups('en_EN', 'manual', paging)
  await findGeneralCatalogues('en_EN')
  await findVideoPage('en_EN', 'user-video', paging)
  await findImageProducts('en_EN', category)
  await findImageNeighbours('en_EN', product, category)
  await findSupportPages('en_EN')
  await findServiceSupport('en_EN')
}

/** The cached reads of the library that a change invalidates. */
async function expiredBy(change: () => Promise<unknown>): Promise<string[]> {
  cachedReads.clear()
  await readAll()
  const announced = new Set((await notifications.during(change)).flat())
  const expired = [...cachedReads].filter(([, tags]) => tags.some((tag) => announced.has(tag)))
  return expired.map(([name]) => name).toSorted()
}

const changeMaterial = (data: object, draft = false) =>
  cms.update({
    collection: 'materials',
    id: made.material,
    draft,
    data: { _status: draft ? 'draft' : 'published', ...data },
  })

const lists = ['materials', 'materials-of-kind', 'training-page']

test('publishing a material or moving it to another category renews folders and lists', async () => {
  const expected = [...lists, 'library-places'].toSorted()
  expect(await expiredBy(() => changeMaterial({ category: made.other }))).toEqual(expected)
  expect(await expiredBy(() => changeMaterial({ products: [] }))).toEqual(expected)
  const publish = () => makeMaterial(cms, { file: made.file, kind: 'manual', category: made.category })
  expect(await expiredBy(publish)).toEqual(expected)
})

test('a draft of a material renews nothing', async () => {
  expect(await expiredBy(() => changeMaterial({ category: made.category }, true))).toEqual([])
})

test('restricting a file renews what shows it', async () => {
  const restrict = () => cms.update({ collection: 'files', id: made.file, data: { restricted: true } })
  expect(await expiredBy(restrict)).toEqual(lists)
})

test('a product that moves or gets pictures renews its places, a category the tree', async () => {
  const move = () => changeProduct(cms, made.product, { order: 3 })
  expect(await expiredBy(move)).toContain('library-products')
  const rename = () =>
    cms.update({ collection: 'product-categories', id: made.category, data: { name: 'Renamed' } })
  expect(await expiredBy(rename)).toEqual(['product-categories'])
  const describe = () => cms.update({ collection: 'media', id: made.cover, data: { alt: 'A freezer' } })
  expect(await expiredBy(describe)).toEqual(
    [...lists, 'library-pictures', 'product-categories', 'service-support', 'support-pages'].toSorted(),
  )
})

test('the pages of service and support renew themselves', async () => {
  const data = { kind: 'contact', title: 'Contact', _status: 'published' } as const
  const publish = () => cms.create({ collection: 'support-pages', data: data as never })
  expect(await expiredBy(publish)).toEqual(['support-pages'])
  const save = () =>
    cms.updateGlobal({ slug: 'service-support', data: { lead: 'Day and night', _status: 'published' } })
  expect(await expiredBy(save)).toEqual(['service-support'])
})

const support: Operation[] = operations.filter(({ area }) => area === 'support')

test.each(support)('$route has the cache tags of its reads', async (operation) => {
  const [first] = cases[operation.route as keyof typeof cases]
  cachedReads.clear()
  const { envelope } = await callOperation(operation, toRawParameters(first?.query ?? {}), {
    strict: true,
    log: console,
  })
  expect([200, 404]).toContain(envelope.code)
  const params = { ...first?.query }
  const tags = operation.tags?.({ site: 'en_EN', params }) ?? []
  // A list is invalidated with each of its documents.
  const ofReads = [...cachedReads.values()]
    .flat()
    .filter((tag) => tag.endsWith(':list') || tag.startsWith('global:'))
  expect(tags).toEqual(expect.arrayContaining(ofReads))
})
