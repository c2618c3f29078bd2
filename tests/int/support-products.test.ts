import type { Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import {
  findCertificateProducts,
  findFolders,
  findImageNeighbours,
  findImageProductPage,
  findImageProducts,
  findMaterialGroup,
  findMaterialGroups,
  findProductImages,
} from '@/features/support/queries'
import type { Material } from '@/payload-types'
import { makeMaterial } from '../factories/materials'
import { makeCategory, makeProduct } from '../factories/products'
import { makeDocument, makePicture } from '../factories/uploads'
import { testCms } from '../support/cms'

let cms: Payload
let file: string
let pictures: string[]

beforeAll(async () => {
  cms = await testCms()
  file = (await makeDocument(cms)).id
  pictures = [(await makePicture(cms)).id, (await makePicture(cms)).id, (await makePicture(cms)).id]
})

const make = (data: Partial<Material>, saving = {}) => makeMaterial(cms, { file, ...data }, saving)
const idsOf = (items: { id: string }[]) => items.map(({ id }) => id)
const all = { pageNo: 1, pageSize: 100 }

test('the products of a category have a cover and a number of pictures, each picture counted once (S2 2.12)', async () => {
  const [cover, other] = pictures
  const category = (await makeCategory(cms)).id
  const full = await makeProduct(cms, { category, cover, pictures: [other ?? '', cover ?? ''], order: 1 })
  const gallery = await makeProduct(cms, { category, pictures: [other ?? ''], order: 2 })
  const bare = await makeProduct(cms, { category, order: 3 })
  await makeProduct(cms, { category, cover }, { draft: true })
  await makeProduct(cms, { category, cover, sites: ['fr_FR'] })
  expect(await findImageProducts('en_EN', category)).toMatchObject([
    { id: full.id, cover: { id: cover }, imageCount: 2, classifyId: category },
    { id: gallery.id, cover: { id: other }, imageCount: 1 },
    { id: bare.id, cover: null, imageCount: 0 },
  ])
  expect(await findImageProducts('en_EN', '1')).toEqual([])
  expect(idsOf((await findImageProductPage('en_EN', all)).items)).not.toContain(bare.id)
})

test('folders of pictures are categories with products that have some (S2 4)', async () => {
  const top = (await makeCategory(cms)).id
  const shown = (await makeCategory(cms, { parent: top })).id
  const empty = (await makeCategory(cms, { parent: top })).id
  await makeProduct(cms, { category: shown, pictures })
  await makeProduct(cms, { category: empty })
  expect(idsOf(await findFolders('en_EN', 'image', top))).toEqual([shown])
})

test('a product shows the cover, then the gallery, and its large picture (S2 2.12)', async () => {
  const [cover = '', second = '', third = ''] = pictures
  const large = await makeDocument(cms, { name: 'large.pdf', data: { restricted: true } })
  const category = (await makeCategory(cms)).id
  const gallery = [third, cover, second]
  const product = await makeProduct(cms, { category, cover, pictures: gallery, hdPicture: large.id })
  const found = await findProductImages('en_EN', product.id)
  expect(found).toMatchObject({
    productName: 'A product',
    hd: { url: large.url, name: 'large.pdf', restricted: true },
    classifyId: category,
  })
  expect(idsOf(found?.images ?? [])).toEqual([cover, third, second])
  expect(await findProductImages('zh_CN', product.id)).toBeNull()
  expect(await findProductImages('en_EN', '1')).toBeNull()
})

test('neighbours skip products without pictures, and are in the given category (S2 2.12)', async () => {
  const category = (await makeCategory(cms)).id
  const [cover] = pictures
  const first = (await makeProduct(cms, { category, cover, order: 1 })).id
  const bare = (await makeProduct(cms, { category, order: 2 })).id
  const last = (await makeProduct(cms, { category, cover, order: 3 })).id
  await makeProduct(cms, { category, cover, order: 2 }, { draft: true })
  const neighbour = (id: string) => ({ id, name: 'A product', classifyId: category })
  expect(await findImageNeighbours('en_EN', first, category)).toEqual({ last: null, next: neighbour(last) })
  expect(await findImageNeighbours('en_EN', last, category)).toEqual({ last: neighbour(first), next: null })
  const beside = { last: neighbour(first), next: neighbour(last) }
  expect(await findImageNeighbours('en_EN', bare, category)).toEqual(beside)
  expect(await findImageNeighbours('en_EN', first, '1')).toEqual({ last: null, next: null })
})

test('materials are grouped by product in tree order, then those without one (S2 3)', async () => {
  const kind = 'specification'
  const [later, sooner] = [await makeCategory(cms, { order: 9 }), await makeCategory(cms, { order: 8 })]
  const [cover] = pictures
  const second = (await makeProduct(cms, { category: later.id, cover })).id
  const first = (await makeProduct(cms, { category: sooner.id })).id
  const shared = (await make({ kind, products: [second, first], order: 2 })).id
  const own = (await make({ kind, products: [second], order: 1 })).id
  const loose = (await make({ name: 'Plugs', kind, order: 3, cover })).id
  await make({ kind, products: [first] }, { draft: true })
  const { items, total } = await findMaterialGroups('en_EN', kind, all)
  expect(items.map(({ id, files }) => [id, ...idsOf(files)])).toEqual([
    [first, shared],
    [second, own, shared],
    [loose, loose],
  ])
  expect(items[1]).toMatchObject({ name: 'A product', cover: { id: cover } })
  expect(items[2]).toMatchObject({ name: 'Plugs', cover: { id: cover } })
  expect(total).toBe(3)
  expect(idsOf((await findMaterialGroups('en_EN', kind, { pageNo: 2, pageSize: 2 })).items)).toEqual([loose])
  expect((await findMaterialGroup('en_EN', kind, second))?.files).toHaveLength(2)
  expect(await findMaterialGroup('en_EN', kind, loose)).toMatchObject({ id: loose, files: [{ id: loose }] })
  expect(await findMaterialGroup('en_EN', kind, own)).toBeNull()
  expect(await findMaterialGroup('zh_CN', kind, second)).toBeNull()
})

test('a folder of certificates lists the products whose certificates are in it (S2 2.15)', async () => {
  const kind = 'certificate'
  const [here, there] = [(await makeCategory(cms)).id, (await makeCategory(cms)).id]
  const product = (await makeProduct(cms, { category: here })).id
  const other = (await makeProduct(cms, { category: there })).id
  const both = (await make({ kind, products: [product, other] })).id
  const own = (await make({ kind, category: here, products: [other], order: 1 })).id
  const loose = (await make({ kind, category: there, order: 2 })).id
  const groups = async (folder: string) =>
    (await findCertificateProducts('en_EN', folder)).map(({ id, files }) => [id, ...idsOf(files)])
  expect((await groups(here)).toSorted()).toEqual(
    [
      [product, both],
      [other, both, own],
    ].toSorted(),
  )
  expect(await groups(there)).toEqual([
    [other, both, own],
    [loose, loose],
  ])
  expect(await findCertificateProducts('en_EN', '1')).toEqual([])
})
