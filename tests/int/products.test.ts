import type { Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import {
  findCategories,
  findDraftProduct,
  findFeaturedProducts,
  findHigherClassify,
  findMeasuredByIds,
  findMeasuredProducts,
  findNeighbours,
  findPickerCategories,
  findProduct,
  findProductCards,
  findProductGroups,
  findRecommendedProducts,
} from '@/features/products/queries'
import { siteIds, type SiteId } from '@/i18n/locales'
import type { Product } from '@/payload-types'
import { changeProduct, makeCategory, makeProduct, nameOn } from '../factories/products'
import { richText } from '../factories/rich-text'
import { testCms } from '../support/cms'

let cms: Payload

beforeAll(async () => {
  cms = await testCms()
})

const idsOf = (items: { id: string }[]) => items.map(({ id }) => id)

/** Every list that a product could appear in. */
async function listsWith({ id, category }: { id: string; category: unknown }, site: SiteId = 'en_EN') {
  const categoryId = String(category)
  const groups = await findProductGroups(site, categoryId)
  const picker = await findPickerCategories(site)
  const higher = await findHigherClassify(site)
  const lists = {
    detail: [await findProduct(site, id)].filter((item) => item !== null),
    cards: await findProductCards(site, [id]),
    groups: groups.flatMap(({ products }) => products),
    picker: picker.flatMap(({ products }) => products),
    cascader: higher.flatMap(({ children }) => children.flatMap(({ products }) => products)),
    measured: await findMeasuredProducts(site, categoryId),
    all: await findMeasuredProducts(site, null),
    chosen: await findMeasuredByIds(site, [id]),
    featured: await findFeaturedProducts(site),
  }
  return Object.entries(lists).flatMap(([name, items]) => (idsOf(items).includes(id) ? [name] : []))
}

const everywhere = 'detail cards groups picker cascader measured all chosen featured'.split(' ')

test('a published product is in every list, a draft in none (S2 2.1)', async () => {
  expect(await listsWith(await makeProduct(cms, { featured: true }))).toEqual(everywhere)
  expect(await listsWith(await makeProduct(cms, { featured: true }, { draft: true }))).toEqual([])
})

test('an unpublished product is in no list, and its draft is for editors only', async () => {
  const product = await makeProduct(cms, { featured: true })
  await cms.update({ collection: 'products', id: product.id, data: { _status: 'draft' } })
  expect(await listsWith(product)).toEqual([])
  expect(await findDraftProduct('en_EN', product.id)).toMatchObject({ id: product.id, name: 'A product' })
})

test('an unpublished change is visible to editors only', async () => {
  const { id } = await makeProduct(cms, { name: 'As published' })
  await changeProduct(cms, id, { name: 'As planned' }, { draft: true })
  expect(await findProduct('en_EN', id)).toMatchObject({ name: 'As published' })
  expect(await findDraftProduct('en_EN', id)).toMatchObject({ name: 'As planned', writtenFor: ['en_EN'] })
  expect(await findDraftProduct('en_EN', '1')).toBeNull()
})

test('a product is shown on its sites that have a name for it', async () => {
  const category = await makeCategory(cms)
  await nameOn(cms, 'product-categories', { id: category.id, site: 'zh_CN', name: '冰箱' })
  const sites: SiteId[] = ['zh_CN', 'en_UK', 'fr_FR']
  const product = await makeProduct(cms, { category: category.id, sites, featured: true })
  const shown = async () => {
    const found = await Promise.all(siteIds.map(async (site) => [site, await listsWith(product, site)]))
    return Object.fromEntries(found.filter(([, lists]) => lists?.length))
  }
  expect(await shown()).toEqual({ en_UK: everywhere, fr_FR: everywhere })
  await changeProduct(cms, product.id, { name: '超低温冰箱' }, { locale: 'zh_CN' })
  expect(await shown()).toEqual({ en_UK: everywhere, fr_FR: everywhere, zh_CN: everywhere })
})

test('a product lists the sites with a name of its own, and those that show it', async () => {
  const { id } = await makeProduct(cms, { sites: ['zh_CN', 'en_EN', 'es_ES'] })
  await changeProduct(cms, id, { name: 'Un producto' }, { locale: 'es_ES' })
  const product = await findProduct('en_EN', id)
  expect(product?.writtenFor.toSorted()).toEqual(['en_EN', 'es_ES'])
  expect(product?.sites.toSorted()).toEqual(['en_EN', 'es_ES'])
})

test('cards come in the order of their ids, once each, without unknown ones', async () => {
  const [first, second] = [await makeProduct(cms), await makeProduct(cms)]
  const requested = [second.id, '1', first.id, second.id]
  expect(idsOf(await findProductCards('en_EN', requested))).toEqual([second.id, first.id])
  expect(idsOf(await findMeasuredByIds('en_EN', requested))).toEqual([second.id, first.id])
  expect(await findProductCards('en_EN', [])).toEqual([])
})

test('a card has the shorter name if there is one', async () => {
  const short = await makeProduct(cms, { name: 'Ultra-low freezer NV-86', listName: 'NV-86' })
  const long = await makeProduct(cms, { name: 'Ultra-low freezer NV-40', availability: 'discontinued' })
  expect(await findProductCards('en_EN', [short.id, long.id])).toMatchObject([
    { name: 'Ultra-low freezer NV-86', listName: 'NV-86', discontinued: false },
    { name: 'Ultra-low freezer NV-40', listName: 'Ultra-low freezer NV-40', discontinued: true },
  ])
})

test('each text of a product falls back on its own', async () => {
  const { id } = await makeProduct(cms, { name: 'Freezer', brief: 'Cold', overview: richText('Very cold') })
  await changeProduct(cms, id, { name: 'Congélateur' }, { locale: 'fr_FR' })
  const expected = { name: 'Congélateur', brief: 'Cold', overview: '<p>Very cold</p>' }
  expect(await findProduct('fr_FR', id)).toMatchObject(expected)
})

test('the tree goes by order, then by id, children after their parents (S2 2.1)', async () => {
  const second = await makeCategory(cms, { name: 'Second', order: 1002 })
  const first = await makeCategory(cms, { name: 'First', order: 1001 })
  const child = await makeCategory(cms, { name: 'Child', parent: first.id, order: 5 })
  const lowerId = await makeCategory(cms, { name: 'Elder', parent: first.id, order: 4 })
  const higherId = await makeCategory(cms, { name: 'Twin', parent: first.id, order: 4 })
  const grandchild = await makeCategory(cms, { name: 'Grandchild', parent: lowerId.id })
  const expected = [first, lowerId, grandchild, higherId, child, second].map(({ id }) => id)
  const found = idsOf(await findCategories('en_EN'))
  expect(found.filter((id) => expected.includes(id))).toEqual(expected)
})

test('the descendants of a hidden category are left out', async () => {
  const parent = await makeCategory(cms, { sites: ['en_EN'] })
  const child = await makeCategory(cms, { parent: parent.id })
  const grandchild = await makeCategory(cms, { parent: child.id })
  const product = await makeProduct(cms, { category: grandchild.id })
  const among = async (site: SiteId) => idsOf(await findCategories(site)).includes(grandchild.id)
  expect(await among('en_EN')).toBe(true)
  expect(await among('en_US')).toBe(false)
  expect(await findProductGroups('en_US', child.id)).toEqual([])
  expect(await listsWith(product, 'en_US')).toEqual(['detail', 'cards', 'chosen'])
})

test('groups contain the products directly in each category, in tree order (S2 2.1)', async () => {
  const top = await makeCategory(cms, { name: 'Top' })
  const late = await makeCategory(cms, { name: 'Late', parent: top.id, order: 2 })
  const early = await makeCategory(cms, { name: 'Early', parent: top.id, order: 1 })
  await makeCategory(cms, { name: 'Empty', parent: top.id, order: 3 })
  const deep = await makeCategory(cms, { name: 'Deep', parent: early.id })
  const inDeep = await makeProduct(cms, { category: deep.id })
  const inLate = await makeProduct(cms, { category: late.id })
  const inTop = [
    await makeProduct(cms, { category: top.id, order: 2 }),
    await makeProduct(cms, { category: top.id, order: 1 }),
  ]
  const groups = await findProductGroups('en_EN', top.id)
  expect(groups.map(({ category, products }) => [category.name, idsOf(products)])).toEqual([
    ['Top', [inTop[1]?.id, inTop[0]?.id]],
    ['Deep', [inDeep.id]],
    ['Late', [inLate.id]],
  ])
  expect(idsOf(await findMeasuredProducts('en_EN', top.id))).toEqual([
    inTop[1]?.id,
    inTop[0]?.id,
    inDeep.id,
    inLate.id,
  ])
  expect(await findProductGroups('en_EN', '1')).toEqual([])
  expect(await findMeasuredProducts('en_EN', '1')).toEqual([])
})

test('the cascader adds third-level products to the second level, and has the own products of the first level as an entry (S2 3)', async () => {
  const top = await makeCategory(cms, { name: 'Top', sites: ['es_ES'] })
  const middle = await makeCategory(cms, { name: 'Middle', parent: top.id })
  const deep = await makeCategory(cms, { name: 'Deep', parent: middle.id })
  const inDeep = await makeProduct(cms, { name: 'In deep', category: deep.id })
  const inMiddle = await makeProduct(cms, { name: 'In middle', category: middle.id })
  const find = async () => (await findHigherClassify('es_ES')).find(({ id }) => id === top.id)?.children
  const products = [
    { id: inMiddle.id, name: 'In middle' },
    { id: inDeep.id, name: 'In deep' },
  ]
  expect(await find()).toEqual([{ id: middle.id, name: 'Middle', products }])

  const inTop = await makeProduct(cms, { name: 'In top', category: top.id })
  const own = { id: inTop.id, name: 'In top' }
  expect(await find()).toEqual([
    { id: top.id, name: 'Top', products: [own] },
    { id: middle.id, name: 'Middle', products },
  ])
  const picker = (await findPickerCategories('es_ES')).find(({ id }) => id === top.id)
  expect(picker).toEqual({ id: top.id, name: 'Top', products: [own, ...products] })
})

test('neighbours are those of the category by order, then id, across drafts (S2 2.3)', async () => {
  const { id: category } = await makeCategory(cms)
  const third = await makeProduct(cms, { name: 'Third', category, order: 2 })
  const first = await makeProduct(cms, { name: 'First', category, order: 1 })
  const draft = await makeProduct(cms, { name: 'Draft', category, order: 1 }, { draft: true })
  await makeProduct(cms, { name: 'Abroad', category, order: 1, sites: ['fr_FR'] })
  const second = await makeProduct(cms, { name: 'Second', category, order: 1 })
  const named = ({ id, name }: Product) => ({ id, name })
  expect(await findNeighbours('en_EN', first.id)).toEqual({ last: null, next: named(second) })
  expect(await findNeighbours('en_EN', second.id)).toEqual({ last: named(first), next: named(third) })
  expect(await findNeighbours('en_EN', third.id)).toEqual({ last: named(second), next: null })
  for (const id of [draft.id, '1']) {
    expect(await findNeighbours('en_EN', id)).toEqual({ last: null, next: null })
  }
})

test('recommendations are chosen by editors; without visible ones, others of the category are shown', async () => {
  const { id: category } = await makeCategory(cms)
  const others = []
  for (let order = 0; order < 10; order += 1) others.push(await makeProduct(cms, { category, order }))
  const [first, second, ...rest] = idsOf(others)
  await changeProduct(cms, String(second), { availability: 'discontinued' })
  expect(idsOf(await findRecommendedProducts('en_EN', String(first)))).toEqual(rest)
  expect(idsOf(await findRecommendedProducts('en_EN', String(rest[7])))).toEqual([first, ...rest.slice(0, 7)])

  const draft = await makeProduct(cms, {}, { draft: true })
  const elsewhere = await makeProduct(cms)
  const recommendations = [elsewhere.id, draft.id, String(rest[0])]
  await changeProduct(cms, String(first), { recommendations })
  expect(idsOf(await findRecommendedProducts('en_EN', String(first)))).toEqual([elsewhere.id, rest[0]])
  await changeProduct(cms, String(first), { recommendations: [draft.id] })
  expect(idsOf(await findRecommendedProducts('en_EN', String(first)))).toEqual(rest)
  expect(await findRecommendedProducts('en_EN', draft.id)).toEqual([])
})

test('a discontinued product links to its successor while that is visible', async () => {
  const successor = await makeProduct(cms, { name: 'Successor' })
  const replaced = { availability: 'discontinued', replacedBy: successor.id } as const
  const old = await makeProduct(cms, replaced)
  const named = { id: successor.id, name: 'Successor' }
  expect(await findProduct('en_EN', old.id)).toMatchObject({ discontinued: true, replacedBy: named })
  await cms.update({ collection: 'products', id: successor.id, data: { _status: 'draft' } })
  expect(await findProduct('en_EN', old.id)).toMatchObject({ replacedBy: null })
})
