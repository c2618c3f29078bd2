import type { Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { findBanners } from '@/features/home/queries'
import { makeBanner } from '../factories/banners'
import { changeNews, makeNews, makeNewsType } from '../factories/news'
import { makeDocument, makePicture } from '../factories/uploads'
import { makeUser, signIn } from '../factories/users'
import { testCms } from '../support/cms'
import { rest } from '../support/rest'

let cms: Payload

beforeAll(async () => {
  cms = await testCms()
})

test('every new document has an id of 19 digits, in the order of time (architecture, decision 2)', async () => {
  const made = [
    await makeNewsType(cms),
    await makeNews(cms),
    await makeBanner(cms),
    await makePicture(cms),
    await makeDocument(cms),
    await makeUser(cms, 'editor'),
  ]
  const ids = made.map(({ id }) => id)
  expect(ids.filter((id) => !/^\d{19}$/.test(id))).toEqual([])
  expect(ids).toEqual(ids.toSorted())
})

test('an id of the old system is kept, with its drafts, versions, relations and uploads', async () => {
  const type = await makeNewsType(cms, { id: '1214000000000000001' })
  const picture = await makePicture(cms, { data: { id: '1214000000000000002' } })
  const news = await makeNews(cms, { id: 'old_news-1', type: type.id, cover: picture.id })
  const slide = await makeBanner(cms, {
    id: '1214000000000000004',
    link: { document: { relationTo: 'news', value: news.id } },
    picture: picture.id,
  })
  await changeNews(cms, news.id, { title: 'A draft' }, { draft: true })

  const { docs: versions } = await cms.findVersions({
    collection: 'news',
    where: { parent: { equals: news.id } },
  })
  expect(versions.map(({ parent, version }) => [parent, version.id ?? parent])).toEqual([
    ['old_news-1', 'old_news-1'],
    ['old_news-1', 'old_news-1'],
  ])
  const restored = await cms.restoreVersion({ collection: 'news', id: String(versions[1]?.id) })
  expect(restored).toMatchObject({ id: 'old_news-1', title: 'An article' })
  expect(await cms.findByID({ collection: 'news', id: news.id, depth: 1 })).toMatchObject({
    type: { id: type.id },
    cover: { id: picture.id, url: expect.stringMatching(/^\/file\/pictures\//) },
  })
  const [shown] = await findBanners('en_EN', 'hero')
  expect(shown).toMatchObject({
    id: slide.id,
    document: { collection: 'news', id: 'old_news-1' },
    picture: { id: picture.id },
  })
})

test.each(['a b', 'ä', '../1', 'x'.repeat(41), "1'", '1\n'])(
  'the id %j is refused with its reason',
  async (id) => {
    const { token } = await signIn(cms, 'editor')
    const data = { id, title: 'x', order: 1, sites: ['en_EN'], _status: 'published' }
    const response = await rest('banners', { token, data })
    expect(response.status).toBe(400)
    expect(JSON.stringify(response.body)).toContain('An ID is 1 to 40 letters, digits, - or _.')
  },
)

test('a duplicate id is refused, and the existing document is unchanged', async () => {
  const { id } = await makeBanner(cms, { title: 'First' })
  await expect(makeBanner(cms, { id, title: 'Second' })).rejects.toThrow()
  expect(await cms.findByID({ collection: 'banners', id })).toMatchObject({ title: 'First' })
})

test('an id cannot be changed', async () => {
  const { id } = await makeBanner(cms)
  const { token } = await signIn(cms, 'editor')
  await rest(`banners/${id}`, { method: 'PATCH', token, data: { id: 'another', title: 'Changed' } })
  expect(await cms.findByID({ collection: 'banners', id })).toMatchObject({ id, title: 'Changed' })
  const { totalDocs } = await cms.count({ collection: 'banners', where: { id: { equals: 'another' } } })
  expect(totalDocs).toBe(0)
})

test('a copy of an article has an id of its own and is not published', async () => {
  const { token } = await signIn(cms, 'editor')
  const { id } = await makeNews(cms)
  const { body } = await rest(`news/${id}/duplicate`, { method: 'POST', token })
  expect(body.doc).toMatchObject({
    _status: 'draft',
    title: 'An article',
    id: expect.stringMatching(/^\d{19}$/),
  })
  expect(body.doc).not.toMatchObject({ id })
})

test('a copy of a news type has a code of its own', async () => {
  const { token } = await signIn(cms, 'editor')
  const { id } = await makeNewsType(cms, { code: 'Events' })
  const { body } = await rest(`news-types/${id}/duplicate`, { method: 'POST', token })
  expect(body.doc).toMatchObject({ code: 'Events-copy', name: 'A type' })
})
