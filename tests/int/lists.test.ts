import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type CollectionSlug, type Payload, type Where } from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'
import { beforeAll, describe, expect, test } from 'vitest'
import type { SiteId } from '@/i18n/locales'
import { removeUntouchedDrafts } from '@/cms/lists/untouched-drafts'
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

describe('a draft that nobody has typed into', () => {
  /** Its form was opened a minute ago. */
  async function open() {
    const draft = await cms.create({ collection: 'news', draft: true, data: {} as never })
    await makeOlder([draft.id], '1 minute')
    return draft
  }

  const makeOlder = (ids: string[], time: string) =>
    cms.db.drizzle.execute(sql`
      update _news_v set version_created_at = version_created_at - ${time}::interval,
        version_updated_at = version_updated_at - ${time}::interval
      where parent_id = any(${sql.param(ids)}::text[])`)

  test('is in no list until something is typed', async () => {
    const { id } = await open()
    const where = { id: { equals: id } }
    expect((await list('news', { where })).totalDocs).toBe(0)
    await changeNews(cms, id, { recommended: true }, { draft: true })
    expect((await list('news', { where })).totalDocs).toBe(1)
  })

  test('is deleted after a day', async () => {
    const [fresh, old, typed] = [await open(), await open(), await open()]
    await changeNews(cms, typed.id, { recommended: true }, { draft: true })
    await makeOlder([old.id, typed.id], '2 days')
    await removeUntouchedDrafts(cms)
    const found = await cms.find({
      collection: 'news',
      draft: true,
      where: { id: { in: [fresh.id, old.id, typed.id] } },
    })
    expect(found.docs.map(({ id }) => id).toSorted()).toEqual([fresh.id, typed.id].toSorted())
  })
})

describe('saved views', () => {
  const save = (account: SignedIn, access: object) =>
    rest('payload-query-presets', {
      token: account.token,
      data: {
        title: 'Drafts',
        relatedCollection: 'news',
        where: { _status: { equals: 'draft' } },
        ...access,
      },
    })
  const everyone = { constraint: 'everyone' }

  test('are for their owner, or shared with the other editors; the inbox has none', async () => {
    const [other, inbox] = [await signIn(cms, 'editor'), await signIn(cms, 'inbox')]
    const own = await save(editor, {})
    const shared = await save(editor, { isShared: true, access: { read: everyone } })
    expect([own.status, shared.status]).toEqual([201, 201])
    const idOf = ({ body }: typeof own) => (body.doc as { id: number }).id
    const read = async ({ token }: SignedIn) => {
      const { body } = await rest('payload-query-presets', { token })
      return (body.docs as { id: number }[] | undefined)?.map(({ id }) => id) ?? []
    }
    expect(await read(editor)).toEqual(expect.arrayContaining([idOf(own), idOf(shared)]))
    expect(await read(other)).toEqual([idOf(shared)])
    expect(await read(inbox)).toEqual([])
    const change = { method: 'PATCH', token: other.token, data: { title: 'Mine' } }
    expect((await rest(`payload-query-presets/${idOf(shared)}`, change)).status).toBe(403)
    expect((await save(inbox, {})).status).toBe(403)
  })
})

test('banners have an order in each place', async () => {
  const make = (place: 'hero' | 'hot-products', order: number) =>
    cms.create({
      collection: 'banners',
      data: { place, order, title: `${place} ${order}`, sites: ['en_EN'] },
    })
  const [one, two] = [await make('hero', 1), await make('hero', 2)]
  const { id: elsewhere } = await make('hot-products', 1)
  const path = 'banners/hero/place-order'
  const before = [one.id, two.id]
  const data = { ids: before.toReversed(), before }
  expect((await rest(path, { method: 'PATCH', token: editor.token, data })).status).toBe(200)
  const { body } = await rest(path, { token: editor.token })
  expect((body.rows as { id: string }[]).map(({ id }) => id)).toEqual(before.toReversed())
  expect((await cms.findByID({ collection: 'banners', id: elsewhere })).order).toBe(1)
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
