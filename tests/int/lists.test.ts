import { createLocalReq, type CollectionSlug, type Payload, type Where } from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'
import { beforeAll, describe, expect, test } from 'vitest'
import type { SiteId } from '@/i18n/locales'
import type { ListRow } from '@/cms/lists/read-hooks'
import { changeNews, makeNews } from '../factories/news'
import { makeCategory, makeProduct, nameOn } from '../factories/products'
import { makePicture } from '../factories/uploads'
import { signIn, type SignedIn } from '../factories/users'
import { testCms } from '../support/cms'
import { rest } from '../support/rest'
import { countStatements } from '../support/statements'

let cms: Payload
let editor: SignedIn

beforeAll(async () => {
  cms = await testCms()
  editor = await signIn(cms, 'editor')
})

type Listed = { id: string; list: ListRow }
type Options = { site?: SiteId; search?: string; where?: Where; sort?: string; limit?: number; page?: number }

/** Reads a list as the admin does. */
async function list(collection: CollectionSlug, { site = 'en_EN', search, where, ...page }: Options = {}) {
  const user = { ...editor.user, collection: 'users' as const }
  const req = await createLocalReq({ user, locale: site }, cms)
  const found = await cms.find({
    collection,
    draft: true,
    depth: 0,
    fallbackLocale: false,
    includeLockStatus: true,
    overrideAccess: false,
    locale: site,
    limit: 100,
    ...page,
    user,
    req,
    where: mergeListSearchAndWhere({
      collectionConfig: cms.collections[collection].config,
      search: search ?? '',
      where,
    }),
  })
  return { ...found, docs: found.docs as unknown as Listed[] }
}

const one = async (collection: CollectionSlug, id: string, site: SiteId = 'en_EN') =>
  (await list(collection, { site, where: { id: { equals: id } } })).docs[0]?.list

const picker = async (collection: string, query: string, title: 'name' | 'title') => {
  const path = `${collection}?depth=0&draft=true&limit=10&select[${title}]=true&${query}`
  const { body } = await rest(path, { token: editor.token })
  return body.docs as Record<string, string>[]
}

describe('a list', () => {
  test('shows the picture, and the title of another site where there is none', async () => {
    const { id: cover, filename } = await makePicture(cms)
    const { id } = await makeNews(cms, { title: 'Only English', cover })
    expect(await one('news', id, 'zh_CN')).toMatchObject({
      title: { text: 'Only English', site: 'en_EN' },
      thumbnail: `/file/pictures/${filename?.replace('.png', '-480x240.webp')}`,
    })
  })

  test('shows what is public, changed, a draft or missing on each site', async () => {
    const { id } = await makeNews(cms, { title: 'Public', sites: ['en_EN', 'fr_FR', 'zh_CN'] })
    await changeNews(cms, id, { title: 'Publié' }, { draft: true, locale: 'fr_FR' })
    const states = (await one('news', id))?.states ?? []
    expect(states.map(({ site, status }) => [site, status])).toEqual([
      ['zh_CN', 'unwritten'],
      ['en_EN', 'published'],
      ['en_US', 'absent'],
      ['en_UK', 'absent'],
      ['es_ES', 'absent'],
      ['fr_FR', 'changed'],
    ])
  })

  test('needs as many statements for thirty documents as for three', async () => {
    const { id: cover } = await makePicture(cms)
    const { id: type } = await cms.create({
      collection: 'news-types',
      data: { name: 'Counted', code: 'counted', order: 0, sites: ['en_EN'] },
    })
    for (let index = 0; index < 30; index++) {
      const { id } = await makeNews(cms, { type, cover, title: `Counted ${index}` })
      if (index % 3 === 0) await changeNews(cms, id, { title: `Changed ${index}` }, { draft: true })
    }
    const where = { type: { equals: type } }
    const few = await countStatements(cms, () => list('news', { where, limit: 3 }))
    const many = await countStatements(cms, async () => {
      expect((await list('news', { where, limit: 30 })).docs).toHaveLength(30)
    })
    expect(many).toBe(few)
  })

  test('is filtered by who changed a document last', async () => {
    const other = await signIn(cms, 'editor')
    const { id } = await makeNews(cms, { title: 'Changed by somebody' })
    const mine = () =>
      list('news', { where: { and: [{ id: { equals: id } }, { savedBy: { equals: editor.user.id } }] } })
    await rest(`news/${id}?draft=true`, { method: 'PATCH', token: other.token, data: { title: 'Theirs' } })
    expect((await mine()).totalDocs).toBe(0)
    await rest(`news/${id}?draft=true`, { method: 'PATCH', token: editor.token, data: { title: 'Mine' } })
    expect((await mine()).totalDocs).toBe(1)
  })
})

describe('the search of a list', () => {
  test('finds a title of another language, a model and an id', async () => {
    const { id } = await makeProduct(cms, { name: 'Blood bank refrigerator', model: 'R890X' })
    await cms.update({ collection: 'products', id, locale: 'fr_FR', data: { name: 'Réfrigérateur' } })
    for (const search of ['bank blood', 'réfrigérateur', 'r890x', id]) {
      const found = await list('products', { site: 'fr_FR', search })
      expect(
        found.docs.map((doc) => doc.id),
        search,
      ).toEqual([id])
    }
  })
})

describe('a tree', () => {
  test('is listed in its order, page by page, with the titles above', async () => {
    const { id: last } = await makeCategory(cms, { name: 'Cabinets', order: 902 })
    const { id: first } = await makeCategory(cms, { name: 'Freezers', order: 901 })
    const { id: below } = await makeCategory(cms, { name: 'Upright', parent: first, order: 1 })
    const where = { id: { in: [last, first, below] } }
    const pageOf = (page: number) => list('product-categories', { where, sort: 'order', limit: 2, page })
    const [one, two] = [await pageOf(1), await pageOf(2)]
    expect(one.docs.map(({ id }) => id)).toEqual([first, below])
    expect(two.docs.map(({ id }) => id)).toEqual([last])
    expect(one).toMatchObject({ totalDocs: 3, totalPages: 2, hasNextPage: true, nextPage: 2 })
    expect(one.docs[1]?.list.above).toEqual(['Freezers'])
  })

  test('shows its paths in pickers, which are searched in any language', async () => {
    const { id: parent } = await makeCategory(cms, { name: 'Walk-in rooms' })
    const { id } = await makeCategory(cms, { name: 'Cold rooms', parent })
    await nameOn(cms, 'product-categories', { id, site: 'zh_CN', name: '冷库' })
    const found = await picker('product-categories', 'locale=en_EN&where[and][0][name][like]=冷库', 'name')
    expect(found.map(({ name }) => name)).toEqual(['Walk-in rooms › Cold rooms'])
  })
})

test('a picker shows the title of the fallback, and finds documents by it', async () => {
  const { id } = await makeNews(cms, { title: 'Picked in English' })
  const found = await picker('news', 'locale=zh_CN&where[and][0][title][like]=picked', 'title')
  expect(found).toEqual([expect.objectContaining({ id, title: 'Picked in English' })])
})

test('other reads are as before', async () => {
  const { id } = await makeNews(cms, { title: 'Only English' })
  const { body } = await rest(`news?where[id][equals]=${id}&locale=zh_CN&depth=0`, { token: editor.token })
  expect((body.docs as object[])[0]).not.toHaveProperty('list')
  const search = await rest('news?where[title][like]=english&locale=zh_CN', { token: editor.token })
  expect(search.body.totalDocs).toBe(0)
})

test('accounts of the inbox see no lists of content', async () => {
  const inbox = await signIn(cms, 'inbox')
  expect((await rest('news?select[title]=true', { token: inbox.token })).status).toBe(403)
})
