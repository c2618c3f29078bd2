import type { Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import {
  findFolderFilePage,
  findFolderFiles,
  findFolderPath,
  findFolders,
  findGeneralCatalogues,
  findVideoPage,
  withOwnPictures,
  type FileKind,
} from '@/features/support/queries'
import type { Material } from '@/payload-types'
import { makeMaterial } from '../factories/materials'
import { makeCategory, makeProduct, nameOn } from '../factories/products'
import { makeDocument, makePicture } from '../factories/uploads'
import { testCms } from '../support/cms'

let cms: Payload
let file: string

beforeAll(async () => {
  cms = await testCms()
  file = (await makeDocument(cms)).id
})

const make = (data: Partial<Material>, saving = {}) => makeMaterial(cms, { file, ...data }, saving)
const namesOf = (items: { name: string }[]) => items.map(({ name }) => name)
const idsOf = (items: { id: string }[]) => items.map(({ id }) => id)

/** Three levels: a top with two children, of which the first has one. */
async function makeTree() {
  const top = (await makeCategory(cms, { name: 'Freezers' })).id
  const left = (await makeCategory(cms, { name: 'Ultra-low', parent: top, order: 1 })).id
  const right = (await makeCategory(cms, { name: 'Chest', parent: top, order: 2 })).id
  const deep = (await makeCategory(cms, { name: 'Upright', parent: left })).id
  return { top, left, right, deep }
}

async function topFolder(kind: FileKind, id: string, site: 'en_EN' | 'en_UK' | 'zh_CN' = 'en_EN') {
  return (await findFolders(site, kind, null)).find((folder) => folder.id === id)
}

test('a folder is listed if it or its descendants contain the kind; empty branches are not (S2 2.10)', async () => {
  const { top, left, right, deep } = await makeTree()
  await make({ kind: 'flyer', category: deep })
  await make({ kind: 'manual', category: right })
  expect(await topFolder('flyer', top)).toMatchObject({ name: 'Freezers', numChildren: 1, parentId: null })
  expect(await findFolders('en_EN', 'flyer', top)).toMatchObject([{ id: left, numChildren: 1 }])
  expect(await findFolders('en_EN', 'flyer', left)).toMatchObject([{ id: deep, numChildren: 0 }])
  expect(await findFolders('en_EN', 'flyer', deep)).toEqual([])
  expect(idsOf(await findFolders('en_EN', 'manual', top))).toEqual([right])
  expect(await topFolder('certificate', top)).toBeUndefined()
  expect(await findFolders('en_EN', 'flyer', '1')).toEqual([])
})

test('each kind shows another picture of the first product of a folder, or else that of the category', async () => {
  const category = (await makeCategory(cms, { cover: (await makePicture(cms)).id })).id
  await make({ kind: 'manual', category })
  await make({ kind: 'flyer', category })
  const [cover, second] = [(await makePicture(cms)).id, (await makePicture(cms)).id]
  await makeProduct(cms, { category, cover, pictures: [second] })
  const coverOf = async (kind: FileKind) => {
    const folder = await topFolder(kind, category)
    return (await withOwnPictures('en_EN', kind, folder ? [folder] : []))[0]?.cover?.id
  }
  expect(await coverOf('manual')).toBe(second)
  expect(await coverOf('flyer')).toBe((await topFolder('flyer', category))?.cover?.id)
})

test('the path of a folder starts at the first level; a hidden folder has none', async () => {
  const { top, left, right, deep } = await makeTree()
  await make({ kind: 'flyer', category: deep })
  const path = await findFolderPath('en_EN', 'flyer', deep)
  expect(path?.map(({ id, numChildren }) => [id, numChildren])).toEqual([
    [top, 1],
    [left, 1],
    [deep, 0],
  ])
  expect(await findFolderPath('en_EN', 'flyer', right)).toBeNull()
  expect(await findFolderPath('en_EN', 'flyer', '1')).toBeNull()
})

test('drafts and materials that the site does not show are in no folder', async () => {
  const { top, deep } = await makeTree()
  await make({ kind: 'brochure', category: deep }, { draft: true })
  await make({ kind: 'brochure', category: deep, sites: ['fr_FR'] })
  expect(await topFolder('brochure', top)).toBeUndefined()
  expect(await findFolderFiles('en_EN', 'brochure', deep)).toEqual([])
  expect(idsOf(await findFolders('fr_FR', 'brochure', null))).toContain(top)
  await nameOn(cms, 'product-categories', { id: top, site: 'zh_CN', name: '冰箱' })
  expect(await topFolder('brochure', top, 'zh_CN')).toBeUndefined()
})

test('names fall back to those of en_EN, and each site has its own tree (architecture, decision 1)', async () => {
  const { top, left } = await makeTree()
  const hidden = (await makeCategory(cms, { name: 'Elsewhere', parent: top, sites: ['fr_FR'] })).id
  const { id } = await make({ name: 'Manual', kind: 'manual', category: left })
  await make({ kind: 'manual', category: hidden })
  await nameOn(cms, 'product-categories', { id: left, site: 'es_ES', name: 'Ultrabaja' })
  await cms.update({ collection: 'materials', id, locale: 'fr_FR', data: { name: 'Notice' } })
  expect(namesOf(await findFolders('es_ES', 'manual', top))).toEqual(['Ultrabaja'])
  expect(namesOf(await findFolders('en_UK', 'manual', top))).toEqual(['Ultra-low'])
  expect(namesOf(await findFolders('fr_FR', 'manual', top)).toSorted()).toEqual(['Elsewhere', 'Ultra-low'])
  expect(namesOf(await findFolderFiles('fr_FR', 'manual', left))).toEqual(['Notice'])
  expect(namesOf(await findFolderFiles('en_US', 'manual', left))).toEqual(['Manual'])
})

test('a material is in its own category, else in those of its products, else in none', async () => {
  const { top, left, right, deep } = await makeTree()
  const [first, second] = [
    (await makeProduct(cms, { category: deep })).id,
    (await makeProduct(cms, { category: right })).id,
  ]
  const planned = (await makeProduct(cms, { category: right }, { draft: true })).id
  const kind = 'certificate'
  const own = await make({ kind, category: left, products: [first, second] })
  const both = await make({ kind, products: [first, second, first] })
  const withoutCategory = await make({ kind, products: [planned] })
  const loose = await make({ kind })
  expect(idsOf(await findFolderFiles('en_EN', kind, left))).toEqual([own.id])
  expect(idsOf(await findFolderFiles('en_EN', kind, deep))).toEqual([both.id])
  expect(idsOf(await findFolderFiles('en_EN', kind, right))).toEqual([both.id])
  expect(idsOf(await findFolderFiles('en_EN', kind, null))).toEqual([withoutCategory.id, loose.id])
  expect(await findFolderFiles('en_EN', kind, top)).toEqual([])
  expect(idsOf(await findFolderFiles('en_EN', kind, top, true))).toEqual([own.id, both.id])
})

test('the materials of a hidden category are in the categories of their products', async () => {
  const { top, deep } = await makeTree()
  const hidden = (await makeCategory(cms, { sites: ['fr_FR'] })).id
  const product = (await makeProduct(cms, { category: deep })).id
  const { id } = await make({ kind: 'flyer', category: hidden, products: [product] })
  expect(idsOf(await findFolderFiles('en_EN', 'flyer', deep))).toEqual([id])
  expect(await findFolderFiles('fr_FR', 'flyer', deep)).toEqual([])
  expect(idsOf(await findFolderFiles('fr_FR', 'flyer', hidden))).toEqual([id])
  expect(await topFolder('flyer', top)).toBeDefined()
})

test('files are sorted by order and id, in pages or all, restricted ones with their address (readings 29)', async () => {
  const { deep } = await makeTree()
  const locked = await makeDocument(cms, { data: { restricted: true } })
  const last = await make({ kind: 'brochure', category: deep, order: 2 })
  const first = await make({ kind: 'brochure', category: deep, order: 1, file: locked.id })
  const second = await make({ kind: 'brochure', category: deep, order: 1 })
  const files = await findFolderFiles('en_EN', 'brochure', deep)
  expect(idsOf(files)).toEqual([first.id, second.id, last.id])
  expect(files[0]).toMatchObject({
    fileId: locked.id,
    url: locked.url,
    categoryId: deep,
    restricted: true,
    fileGroups: [],
  })
  const paging = { pageNo: 2, pageSize: 2 }
  expect(await findFolderFilePage('en_EN', 'brochure', deep, paging)).toMatchObject({
    items: [{ id: last.id }],
    total: 3,
  })
})

test('a file lists the groups that can access it', async () => {
  const group = (await cms.create({ collection: 'distributor-groups', data: { name: 'Iberia' } })).id
  const locked = (await makeDocument(cms, { data: { restricted: true, groups: [group] } })).id
  const { deep } = await makeTree()
  await make({ kind: 'manual', category: deep, file: locked })
  expect(await findFolderFiles('en_EN', 'manual', deep)).toMatchObject([{ fileGroups: [group] }])
})

test('general catalogues and videos are lists by order and id (S2 2.10, 2.13, 2.14)', async () => {
  const cover = (await makePicture(cms)).id
  const catalogues = [await make({ kind: 'catalogue', cover }), await make({ kind: 'catalogue', order: 1 })]
  const videos = [await make({ kind: 'user-video', order: 1 }), await make({ kind: 'user-video', order: 2 })]
  await make({ kind: 'user-video', order: 0 }, { draft: true })
  expect(idsOf(await findGeneralCatalogues('en_UK'))).toEqual(idsOf(catalogues))
  const page = await findVideoPage('en_EN', 'user-video', { pageNo: 2, pageSize: 1 })
  expect(page).toMatchObject({ items: [{ id: videos[1]?.id }], total: 2 })
  expect(await findVideoPage('en_EN', 'product-video', { pageNo: 1, pageSize: 8 })).toEqual({
    items: [],
    total: 0,
  })
})
