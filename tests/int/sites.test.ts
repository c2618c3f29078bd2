import type { Payload } from 'payload'
import { beforeAll, describe, expect, test } from 'vitest'
import { findListedDocuments } from '@/features/feeds/queries'
import { findBanners } from '@/features/home/queries'
import { findNews, findNewsPage, findNewsTypes } from '@/features/news/queries'
import { findCategories } from '@/features/products/queries'
import { findSettings } from '@/features/shell/queries'
import { findMedia } from '@/server/media'
import { internationalSites, siteIds, type SiteId } from '@/i18n/locales'
import { changeBanner, makeBanner } from '../factories/banners'
import { changeNews, makeNews, makeNewsType } from '../factories/news'
import { makeCategory } from '../factories/products'
import { richText } from '../factories/rich-text'
import { makePicture } from '../factories/uploads'
import { testCms } from '../support/cms'

let cms: Payload

beforeAll(async () => {
  cms = await testCms()
})

const withFallback = ['en_US', 'en_UK', 'es_ES', 'fr_FR'] as const

async function sitesThat(shows: (site: SiteId) => Promise<boolean>): Promise<SiteId[]> {
  const shown = await Promise.all(siteIds.map(async (site) => ((await shows(site)) ? site : null)))
  return shown.filter((site) => site !== null)
}

test('an article is shown on its own sites only (S1 2.8)', async () => {
  const { id, type } = await makeNews(cms, { sites: ['en_UK', 'fr_FR'] })
  const typeId = String(type)
  expect(await sitesThat(async (site) => (await findNews(site, id)) !== null)).toEqual(['en_UK', 'fr_FR'])
  const total = async (site: SiteId) => (await findNewsPage(site, { typeId, pageNo: 1, pageSize: 9 })).total
  expect(await sitesThat(async (site) => (await total(site)) === 1)).toEqual(['en_UK', 'fr_FR'])
  const count = async (site: SiteId) =>
    (await findNewsTypes(site)).find((type) => type.id === typeId)?.newsCount
  expect(await sitesThat(async (site) => (await count(site)) === 1)).toEqual(['en_UK', 'fr_FR'])
})

test('a slide and a news type are shown on their own sites only', async () => {
  const slide = await makeBanner(cms, { sites: ['en_US'] })
  const type = await makeNewsType(cms, { sites: ['en_US'] })
  const among = (items: { id: string }[], { id }: { id: string }) => items.some((item) => item.id === id)
  expect(await sitesThat(async (site) => among(await findBanners(site, 'hero'), slide))).toEqual(['en_US'])
  expect(await sitesThat(async (site) => among(await findNewsTypes(site), type))).toEqual(['en_US'])
})

test('a site may have texts of its own without a name of its own', async () => {
  const { id } = await makeCategory(cms, { name: 'Freezers', lead: 'Down to −86 °C.' })
  await cms.update({ collection: 'product-categories', id, locale: 'en_US', data: { lead: 'To −123 °F.' } })
  const [shown] = (await findCategories('en_US')).filter((category) => category.id === id)
  expect(shown).toMatchObject({ name: 'Freezers', lead: 'To −123 °F.' })
})

test('a document on all sites is counted and listed once on each', async () => {
  const { id, type } = await makeNews(cms, { title: 'Once' })
  await changeNews(cms, id, { title: '一次' }, { locale: 'zh_CN' })
  for (const site of siteIds) {
    const { total, items } = await findNewsPage(site, { typeId: String(type), pageNo: 1, pageSize: 9 })
    expect({ site, total, ids: items.map((item) => item.id) }).toEqual({ site, total: 1, ids: [id] })
  }
})

test('a site without a title to show lists, counts and offers nothing', async () => {
  const { id, type } = await makeNews(cms, { title: 'Abroad only' })
  const slide = await makeBanner(cms, { title: 'Abroad only' })
  const page = await findNewsPage('zh_CN', { typeId: String(type), pageNo: 1, pageSize: 9 })
  expect(page).toEqual({ items: [], total: 0 })
  expect((await findBanners('zh_CN', 'hero')).some((item) => item.id === slide.id)).toBe(false)
  expect((await findNewsTypes('zh_CN')).some((item) => item.id === type)).toBe(false)
  expect((await findNews('en_EN', id))?.sites).not.toContain('zh_CN')
})

test('a title may stay empty where it falls back, and nowhere else', async () => {
  const { id } = await makeNews(cms, { title: 'Global' })
  await changeNews(cms, id, { title: '', content: richText('Texto') }, { locale: 'es_ES' })
  expect(await findNews('es_ES', id)).toMatchObject({ title: 'Global', content: '<p>Texto</p>' })
  await expect(changeNews(cms, id, { title: '' })).rejects.toThrow('Title')
  await expect(changeNews(cms, id, { title: '' }, { locale: 'zh_CN' })).rejects.toThrow('Title')
  await expect(changeNews(cms, id, { title: 'x'.repeat(301) }, { locale: 'es_ES' })).rejects.toThrow('Title')
})

test('the total of a list stays true beyond its last page', async () => {
  const { type } = await makeNews(cms)
  const page = await findNewsPage('en_EN', { typeId: String(type), pageNo: 9, pageSize: 9 })
  expect(page).toEqual({ items: [], total: 1 })
})

describe('texts of an article written for en_EN only (architecture, decision 1)', () => {
  let id: string
  beforeAll(async () => {
    ;({ id } = await makeNews(cms, { title: 'Global', content: richText('Global words') }))
  })

  test.each(withFallback)('%s shows them', async (site) => {
    expect(await findNews(site, id)).toMatchObject({ title: 'Global', content: '<p>Global words</p>' })
  })

  test('zh_CN has nothing to show', async () => {
    expect(await findNews('zh_CN', id)).toBeNull()
  })
})

test('each text falls back on its own, also after it is emptied', async () => {
  const { id } = await makeNews(cms, { title: 'Global', content: richText('Global words') })
  await changeNews(cms, id, { title: 'Mondial' }, { locale: 'fr_FR' })
  expect(await findNews('fr_FR', id)).toMatchObject({ title: 'Mondial', content: '<p>Global words</p>' })

  const { id: slide } = await makeBanner(cms, { title: 'Global', brief: 'Brief', actionLabel: 'Go' })
  await changeBanner(cms, slide, { title: 'Mundial', brief: 'Breve' }, { locale: 'es_ES' })
  await changeBanner(cms, slide, { brief: '' }, { locale: 'es_ES' })
  const shown = (await findBanners('es_ES', 'hero')).find((item) => item.id === slide)
  expect(shown).toMatchObject({ title: 'Mundial', brief: 'Brief', actionLabel: 'Go' })
})

test('en_EN does not fall back to regional sites', async () => {
  const data = { title: 'For the US', sites: ['en_US' as const, 'en_EN' as const] }
  const { id } = await makeNews(cms, data, { locale: 'en_US' })
  expect(await findNews('en_US', id)).toMatchObject({ title: 'For the US' })
  expect(await findNews('en_EN', id)).toBeNull()
})

test('an article lists the sites with a title of its own', async () => {
  const { id } = await makeNews(cms, { title: 'Global', sites: [...siteIds] })
  await changeNews(cms, id, { title: 'Mondial' }, { locale: 'fr_FR' })
  await changeNews(cms, id, { content: richText('Texto') }, { locale: 'es_ES' })
  const article = await findNews('en_US', id)
  expect(article?.writtenFor.toSorted()).toEqual(['en_EN', 'fr_FR'])
  expect(article?.sites.toSorted()).toEqual(internationalSites.toSorted())
  const listed = (await findListedDocuments()).find((entry) => entry.id === id)
  expect(listed?.writtenFor.toSorted()).toEqual(['en_EN', 'fr_FR'])
  expect(listed?.shownOn.toSorted()).toEqual(internationalSites.toSorted())
})

test('the alternative text of a picture falls back, but never to another language on zh_CN', async () => {
  const { id } = await makePicture(cms, { data: { alt: 'A freezer' } })
  const altOn = async (site: SiteId) => (await findMedia(site, [id])).get(id)?.alt
  expect(await Promise.all(internationalSites.map(altOn))).toEqual(internationalSites.map(() => 'A freezer'))
  expect(await altOn('zh_CN')).toBe('')
})

test('unsaved settings are empty, and saved ones fall back (S1 2.2)', async () => {
  expect((await findSettings('zh_CN')).settings.companyName).toBe('')
  await cms.updateGlobal({ slug: 'site-settings', data: { companyName: 'Norvane', phone: '+1' } })
  await cms.updateGlobal({ slug: 'site-settings', locale: 'es_ES', data: { phone: '+34' } })
  expect((await findSettings('es_ES')).settings).toMatchObject({ companyName: 'Norvane', phone: '+34' })
  expect((await findSettings('fr_FR')).settings).toMatchObject({ companyName: 'Norvane', phone: '+1' })
  expect((await findSettings('zh_CN')).settings.companyName).toBe('')
})
