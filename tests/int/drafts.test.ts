import type { Payload, Where } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { findListedDocuments } from '@/features/feeds/queries'
import { findBanners, findDraftBanners } from '@/features/home/queries'
import {
  findDraftNews,
  findHomeNews,
  findNews,
  findNewsPage,
  findNewsTypes,
  findRecommendedNews,
  searchNews,
} from '@/features/news/queries'
import { changeBanner, makeBanner } from '../factories/banners'
import { changeNews, makeNews, makeNewsType } from '../factories/news'
import { richText } from '../factories/rich-text'
import { signIn } from '../factories/users'
import { testCms } from '../support/cms'
import { rest } from '../support/rest'

let cms: Payload

beforeAll(async () => {
  cms = await testCms()
})

/** The pages and lists of en_EN that contain an article. */
async function listsWith(
  id: string,
  { typeId, title }: { typeId: string; title: string },
): Promise<string[]> {
  const all = { pageNo: 1, pageSize: 50 }
  const among = (items: { id: string }[]) => items.some((item) => item.id === id)
  const types = await findNewsTypes('en_EN')
  const { body } = await rest(`f/news/queryById?id=${id}`)
  const places = {
    detail: (await findNews('en_EN', id)) !== null,
    list: among((await findNewsPage('en_EN', all)).items),
    listOfType: (await findNewsPage('en_EN', { ...all, typeId })).total > 0,
    search: (await searchNews('en_EN', { ...all, search: title })).total > 0,
    recommended: among(await findRecommendedNews('en_EN')),
    home: among(await findHomeNews('en_EN', null)),
    count: types.some((type) => type.id === typeId && type.newsCount > 0),
    siteMap: among(await findListedDocuments()),
    contract: body.code === 200,
  }
  return Object.entries(places).flatMap(([place, found]) => (found ? [place] : []))
}

const everywhere = 'detail list listOfType search recommended home count siteMap contract'.split(' ')

async function articleOfOwnType(saving: { draft: boolean }) {
  const { id: typeId } = await makeNewsType(cms)
  const title = `Title of type ${typeId}`
  const data = { type: typeId, title, recommended: true, publishTime: new Date().toISOString() }
  const { id } = await makeNews(cms, data, saving)
  return { id, typeId, title }
}

test('a published article is in every list (S1 2.8-2.10)', async () => {
  const article = await articleOfOwnType({ draft: false })
  expect(await listsWith(article.id, article)).toEqual(everywhere)
})

test('an article that was never published is in no list (S1 2.9)', async () => {
  const article = await articleOfOwnType({ draft: true })
  expect(await listsWith(article.id, article)).toEqual([])
  await changeNews(cms, article.id, { title: article.title }, { draft: true })
  expect(await listsWith(article.id, article)).toEqual([])
})

test('an unpublished article disappears from every list', async () => {
  const article = await articleOfOwnType({ draft: false })
  await cms.update({ collection: 'news', id: article.id, data: { _status: 'draft' } })
  expect(await listsWith(article.id, article)).toEqual([])
})

test('a deleted article disappears from every list', async () => {
  const article = await articleOfOwnType({ draft: false })
  await cms.delete({ collection: 'news', id: article.id })
  expect(await listsWith(article.id, article)).toEqual([])
})

test('a draft on top of a published article leaves the public text; a preview shows the draft', async () => {
  const { id } = await makeNews(cms, { title: 'Public', content: richText('Public words') })
  const draft = { title: 'Secret', content: richText('Secret words'), sites: ['zh_CN' as const] }
  await changeNews(cms, id, draft, { draft: true })

  expect(await findNews('en_EN', id)).toMatchObject({ title: 'Public', content: '<p>Public words</p>' })
  expect((await searchNews('en_EN', { search: 'Secret', pageNo: 1, pageSize: 10 })).total).toBe(0)
  expect(await findDraftNews('en_EN', id)).toMatchObject({ title: 'Secret', content: '<p>Secret words</p>' })
})

test('an autosave of a published article changes nothing for visitors', async () => {
  const { id } = await makeNews(cms, { title: 'Public' })
  await cms.update({ collection: 'news', id, draft: true, autosave: true, data: { title: 'Half a wo' } })
  expect(await findNews('en_EN', id)).toMatchObject({ title: 'Public' })
})

test('publishing the texts of one site leaves the drafts of the others unpublished', async () => {
  const { id } = await makeNews(cms, { title: 'Public' })
  await changeNews(cms, id, { title: 'Draft for all' }, { draft: true })
  await cms.update({
    collection: 'news',
    id,
    locale: 'en_UK',
    publishSpecificLocale: 'en_UK',
    data: { title: 'British', _status: 'published' },
  })
  expect(await findNews('en_UK', id)).toMatchObject({ title: 'British' })
  expect(await findNews('en_EN', id)).toMatchObject({ title: 'Public' })
  expect(await findDraftNews('en_EN', id)).toMatchObject({ title: 'Draft for all' })
})

test('slides: drafts are hidden, drafts on top leave the public slide, previews show them (S1 2.6)', async () => {
  const shown = await makeBanner(cms, { title: 'Shown' })
  const hidden = await makeBanner(cms, { title: 'Hidden' }, { draft: true })
  await changeBanner(cms, shown.id, { title: 'Changed' }, { draft: true })
  const titles = (items: { title: string }[]) => items.map(({ title }) => title)

  expect(titles(await findBanners('en_EN', 'hero'))).toEqual(['Shown'])
  expect(titles(await findDraftBanners('en_EN', 'hero')).sort()).toEqual(['Changed', 'Hidden'])

  await cms.update({ collection: 'banners', id: shown.id, data: { _status: 'draft' } })
  await cms.delete({ collection: 'banners', id: hidden.id })
  expect(await findBanners('en_EN', 'hero')).toEqual([])
})

test('a published version of an article without an English title can be restored and published (issue 14)', async () => {
  const { token } = await signIn(cms, 'editor')
  const article = await makeNews(cms, { title: '第一版' }, { locale: 'zh_CN' })
  await changeNews(cms, article.id, { title: '第二版' }, { locale: 'zh_CN' })
  const { docs } = await cms.findVersions({
    collection: 'news',
    where: { parent: { equals: article.id } },
    locale: 'zh_CN',
    sort: 'createdAt',
  })
  expect(docs.map(({ version }) => version.title)).toEqual(['第一版', '第二版'])
  const restored = await rest(`news/versions/${docs[0]?.id}?draft=false`, { method: 'POST', token })
  expect([restored.status, restored.body.errors]).toEqual([200, undefined])
  const now = await cms.findByID({ collection: 'news', id: article.id, locale: 'zh_CN' })
  expect(now).toMatchObject({ title: '第一版', _status: 'published' })
})

test('restoring a version that is a draft leaves what is public, in documents and globals (issue 14)', async () => {
  const { token } = await signIn(cms, 'editor')
  const { id } = await makeNews(cms, { title: 'Public' })
  await changeNews(cms, id, { title: 'A draft' }, { draft: true })
  await changeNews(cms, id, { title: 'Public, too' })
  await restore(`news/versions/${await versionOf('news', { parent: { equals: id } })}`)
  expect(await cms.findByID({ collection: 'news', id })).toMatchObject({
    title: 'Public, too',
    _status: 'published',
  })
  expect(await cms.findByID({ collection: 'news', id, draft: true })).toMatchObject({
    title: 'A draft',
    _status: 'draft',
  })

  const titled = (title: string, _status: 'draft' | 'published') => ({ iot: { title }, _status })
  await cms.updateGlobal({ slug: 'home-page', data: titled('Public', 'published') })
  await cms.updateGlobal({ slug: 'home-page', data: titled('A draft', 'draft'), draft: true })
  await cms.updateGlobal({ slug: 'home-page', data: titled('Public, too', 'published') })
  await restore(`globals/home-page/versions/${await versionOf('home-page')}`)
  expect(await cms.findGlobal({ slug: 'home-page' })).toMatchObject(titled('Public, too', 'published'))
  expect(await cms.findGlobal({ slug: 'home-page', draft: true })).toMatchObject(titled('A draft', 'draft'))

  async function versionOf(slug: 'news' | 'home-page', of: Where = {}): Promise<unknown> {
    const where: Where = { and: [of, { 'version._status': { equals: 'draft' } }] }
    const found =
      slug === 'news'
        ? await cms.findVersions({ collection: slug, where })
        : await cms.findGlobalVersions({ slug, where })
    expect(found.docs).toHaveLength(1)
    return found.docs[0]?.id
  }

  async function restore(path: string): Promise<void> {
    const response = await rest(`${path}?draft=false`, { method: 'POST', token })
    expect([response.status, response.body.errors]).toEqual([200, undefined])
  }
})

test('a version lists the sites that would show it once it is restored (issue 14)', async () => {
  const { token } = await signIn(cms, 'editor')
  const { id } = await makeNews(cms, { title: 'English', sites: ['en_EN', 'fr_FR', 'zh_CN'] })
  const { docs } = await cms.findVersions({ collection: 'news', where: { parent: { equals: id } } })
  const effect = await rest(`news/versions/${docs[0]?.id}/effect`, { token })
  expect(effect.body).toEqual({ isDraft: false, sites: ['en_EN', 'fr_FR'] })
  expect((await rest(`news/versions/${docs[0]?.id}/effect`)).status).toBe(403)
})
