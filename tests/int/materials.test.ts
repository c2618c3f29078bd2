import type { Payload } from 'payload'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import {
  findDraftMaterial,
  findMaterial,
  findMaterials,
  findMaterialsOfProduct,
  findNewsletterPage,
  findVideoNeighbours,
} from '@/features/materials/queries'
import type { SiteId } from '@/i18n/locales'
import type { Material } from '@/payload-types'
import { makeMaterial } from '../factories/materials'
import { makeProduct } from '../factories/products'
import { makeDocument, makePicture, pdf } from '../factories/uploads'
import { testCms } from '../support/cms'
import { deleteAll } from '../support/delete-all'
import { countStatements } from '../support/statements'

let cms: Payload

beforeAll(async () => {
  cms = await testCms()
})

const idsOf = (items: { id: string }[]) => items.map(({ id }) => id)

test('a product has the materials that refer to it, by order, then id, without drafts (S2 2.3)', async () => {
  const product = await makeProduct(cms)
  const products = [(await makeProduct(cms)).id, product.id]
  const last = await makeMaterial(cms, { products, order: 2, kind: 'manual' })
  const first = await makeMaterial(cms, { products, order: 1 })
  const second = await makeMaterial(cms, { products, order: 1, kind: 'product-video' })
  await makeMaterial(cms, { products }, { draft: true })
  await makeMaterial(cms, { products, sites: ['fr_FR'] })
  expect(idsOf(await findMaterialsOfProduct('en_EN', product.id))).toEqual([first.id, second.id, last.id])
  expect(await findMaterialsOfProduct('en_EN', '1')).toEqual([])
})

test('a restricted file is listed for everybody (readings 29)', async () => {
  const file = await makeDocument(cms, { name: 'manual.pdf', data: { restricted: true } })
  const cover = await makePicture(cms)
  const { id } = await makeMaterial(cms, {
    name: 'Manual NV-86',
    kind: 'manual',
    file: file.id,
    cover: cover.id,
    version: '2.1',
  })
  expect(await findMaterial('en_EN', id)).toMatchObject({
    name: 'Manual NV-86',
    kind: 'manual',
    url: file.url,
    mimeType: 'application/pdf',
    size: pdf.length,
    restricted: true,
    cover: { id: cover.id },
    language: 'en',
    version: '2.1',
    writtenFor: ['en_EN'],
  })
})

test('a material falls back in its name, and shows nowhere without one', async () => {
  const { id } = await makeMaterial(cms, { name: 'Brochure' })
  await cms.update({ collection: 'materials', id, locale: 'es_ES', data: { name: 'Folleto' } })
  expect(await findMaterial('es_ES', id)).toMatchObject({ name: 'Folleto' })
  expect(await findMaterial('en_US', id)).toMatchObject({ name: 'Brochure' })
  expect(await findMaterial('zh_CN', id)).toBeNull()
  expect((await findMaterial('en_EN', id))?.sites).not.toContain('zh_CN')
})

test('materials come in the order of their ids; drafts are for editors', async () => {
  const [first, second] = [await makeMaterial(cms), await makeMaterial(cms)]
  const draft = await makeMaterial(cms, { name: 'Planned' }, { draft: true })
  const requested = [second.id, draft.id, '1', first.id, second.id]
  expect(idsOf(await findMaterials('en_EN', requested))).toEqual([second.id, first.id])
  expect(await findMaterial('en_EN', draft.id)).toBeNull()
  expect(await findDraftMaterial('en_EN', draft.id)).toMatchObject({ name: 'Planned' })
  expect(await findDraftMaterial('en_EN', '1')).toBeNull()
})

test('the neighbours of a video are videos of its kind (S2 2.4)', async () => {
  const kind = 'user-video'
  const [first, second] = [await makeMaterial(cms, { kind }), await makeMaterial(cms, { kind, order: 1 })]
  await makeMaterial(cms, { kind: 'product-video' })
  const draft = await makeMaterial(cms, { kind }, { draft: true })
  const named = { name: 'A brochure' }
  expect(await findVideoNeighbours('en_EN', first.id)).toEqual({
    last: null,
    next: { id: second.id, ...named },
  })
  expect(await findVideoNeighbours('en_EN', second.id)).toEqual({
    last: { id: first.id, ...named },
    next: null,
  })
  expect(await findVideoNeighbours('en_EN', draft.id)).toEqual({ last: null, next: null })
})

test('newsletters of a language are those written in it or in several, by order, in pages (S1 2.8)', async () => {
  onTestFinished(() => deleteAll(cms, 'materials'))
  const make = (name: string, language: Material['language'], order: number) =>
    makeMaterial(cms, { name, kind: 'newsletter', language, order })
  await make('Lettre', 'fr', 3)
  await make('Letter', 'en', 1)
  await make('Both', 'multi', 2)
  await makeMaterial(cms, { name: 'Secret', kind: 'newsletter', order: 0 }, { draft: true })
  await makeMaterial(cms, { name: 'A flyer', kind: 'flyer', order: 0 })
  const namesOf = async (language: '' | 'en' | 'es' | 'fr', site: SiteId = 'en_EN') => {
    const { items, total } = await findNewsletterPage(site, { language, pageNo: 1, pageSize: 15 })
    expect(items).toHaveLength(total)
    return items.map(({ name }) => name)
  }
  expect(await namesOf('')).toEqual(['Letter', 'Both', 'Lettre'])
  expect(await namesOf('en')).toEqual(['Letter', 'Both'])
  expect(await namesOf('es')).toEqual(['Both'])
  expect(await namesOf('fr', 'fr_FR')).toEqual(['Both', 'Lettre'])
  expect(await namesOf('', 'zh_CN')).toEqual([])
  const second = await findNewsletterPage('en_EN', { language: '', pageNo: 2, pageSize: 2 })
  expect(second).toMatchObject({ total: 3, items: [{ name: 'Lettre' }] })
})

test('a page of newsletters takes as many statements for 12 as for 3', { timeout: 60_000 }, async () => {
  onTestFinished(() => deleteAll(cms, 'materials'))
  const cover = (await makePicture(cms)).id
  const file = (await makeDocument(cms)).id
  const add = async (count: number) => {
    for (let index = 0; index < count; index += 1)
      await makeMaterial(cms, { kind: 'newsletter', cover, file })
  }
  const count = () =>
    countStatements(cms, () => findNewsletterPage('en_UK', { language: '', pageNo: 1, pageSize: 50 }))
  await add(3)
  const few = await count()
  await add(9)
  expect(await count()).toBe(few)
})
