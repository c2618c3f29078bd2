import type { CollectionSlug, Payload } from 'payload'
import { sql } from '@payloadcms/db-postgres'
import { reindex } from '@/cms/search/reindex'
import { viewCounter } from '@/server/view-counter'
import { internationalSites, siteIds } from '@/i18n/locales'
import { caseContent } from './cases-content'
import { companyContent, companyIds, navigation } from './company-content'
import { distributorContent } from './distributor-content'
import { libraryContent } from './library-content'
import { productContent } from './products-content'
import { inquiryContent } from './inquiries-content'
import { solutionContent } from './solutions-content'

/** Ids of the content that test cases use. */
export const ids = {
  latest: '1400000000000000001',
  industry: '1400000000000000002',
  newsletter: '1400000000000000003',
  everywhere: '1500000000000000001',
  otherSite: '1500000000000000002',
  china: '1500000000000000003',
  draft: '1500000000000000004',
  bare: '1500000000000000005',
} as const

/** Fills an empty database with fixed rows, as if they had been published. */
export async function writeContent(payload: Payload): Promise<void> {
  const { db } = payload
  for (const [collection, rows] of content) {
    for (const data of rows) await db.create({ collection, data: { ...data } })
  }
  await db.createGlobal({ slug: 'navigation', data: navigation })
  await reindex(payload, () => undefined)
}

/** Resets the view counters to the values in the golden files. */
export async function resetViews({ db }: Payload): Promise<void> {
  await viewCounter().flush()
  await db.drizzle.execute(sql`delete from view_counts`)
  for (const id of [`news:${ids.everywhere}`, `company-videos:${companyIds.withCaptions}`]) {
    await db.drizzle.execute(sql`insert into view_counts (id, count) values (${id}, 41)`)
  }
}

/** Resets the rate limits, so that a case does not depend on earlier ones. */
export async function resetLimits({ db }: Payload): Promise<void> {
  await db.drizzle.execute(sql`delete from rate_limits`)
}

const newsTypes = [
  {
    id: ids.latest,
    code: 'LatestNews',
    order: 1,
    sites: siteIds,
    name: { en_EN: 'Latest News', zh_CN: '公司新闻', es_ES: 'Noticias' },
  },
  {
    id: ids.industry,
    code: 'IndustryNews',
    order: 2,
    sites: siteIds,
    name: { en_EN: 'Industry News', zh_CN: '行业新闻' },
  },
  { id: ids.newsletter, code: 'Newsletter', order: 3, sites: ['en_EN'], name: { en_EN: 'Newsletter' } },
]

const media = [
  {
    id: '1300000000000000001',
    filename: 'freezer.webp',
    mimeType: 'image/webp',
    width: 1600,
    height: 900,
    alt: { en_EN: 'A freezer' },
  },
  {
    id: '1300000000000000002',
    filename: 'freezer-narrow.webp',
    mimeType: 'image/webp',
    width: 780,
    height: 1560,
  },
]

const files = [
  {
    id: '1310000000000000001',
    filename: 'film.mp4',
    originalName: 'film.mp4',
    mimeType: 'video/mp4',
    restricted: false,
  },
]

const news = [
  {
    id: ids.everywhere,
    type: ids.latest,
    sites: siteIds,
    cover: '1300000000000000001',
    title: { en_EN: 'A quieter freezer', en_UK: 'A quieter freezer for Britain', zh_CN: '更安静的低温冰箱' },
    content: { en_EN: text('Forty-one decibels & no more.'), zh_CN: text('噪声仅 41 分贝。') },
    publishTime: '2026-03-04T20:05:09.000Z',
    updateTime: '2026-03-05T08:00:00.000Z',
    recommended: true,
    investors: true,
  },
  {
    id: ids.otherSite,
    type: ids.industry,
    sites: internationalSites,
    title: { en_EN: 'Vaccines on the road', fr_FR: 'Les vaccins en route' },
    content: { en_EN: text('<script>alert(1)</script>'), fr_FR: text('Du soleil pour seule énergie.') },
    publishTime: '2026-02-01T00:00:00.000Z',
    updateTime: '2026-02-01T00:00:00.000Z',
    recommended: true,
  },
  {
    id: ids.china,
    type: ids.industry,
    sites: ['zh_CN'],
    title: { zh_CN: '生物样本库建设指南' },
    content: { zh_CN: text('样本保存于 −80 °C。') },
    publishTime: '2026-01-15T16:30:00.000Z',
    updateTime: '2026-01-15T16:30:00.000Z',
    recommended: false,
    investors: true,
  },
  {
    id: ids.draft,
    type: ids.latest,
    sites: siteIds,
    _status: 'draft',
    title: { en_EN: 'Not yet', zh_CN: '尚未发布' },
    publishTime: '2026-04-01T00:00:00.000Z',
    recommended: true,
  },
  {
    id: ids.bare,
    type: ids.latest,
    sites: ['en_EN'],
    title: { en_EN: 'Without picture or text' },
    publishTime: '2025-12-31T23:59:59.000Z',
    recommended: false,
  },
]

const banners = [
  {
    id: '1200000000000000001',
    order: 1,
    sites: siteIds,
    title: { en_EN: 'Cold, kept', zh_CN: '恒久之冷' },
    brief: { en_EN: 'Eleven years at one temperature', zh_CN: '十一年，同一温度' },
    picture: { en_EN: '1300000000000000001', zh_CN: '1300000000000000001' },
    mobilePicture: { en_EN: '1300000000000000002' },
    link: { document: { relationTo: 'news', value: ids.everywhere } },
  },
  {
    id: '1200000000000000002',
    order: 2,
    sites: internationalSites,
    title: { en_EN: 'See the film' },
    link: { address: { en_EN: 'https://example.com/film' } },
    video: '1310000000000000001',
  },
  {
    id: '1200000000000000003',
    order: 3,
    sites: siteIds,
    _status: 'draft',
    title: { en_EN: 'Not yet', zh_CN: '尚未发布' },
  },
]

const content: [CollectionSlug, object[]][] = [
  ['news-types', newsTypes],
  ['media', media],
  ['files', files],
  ['news', news.map((row) => ({ _status: 'published', ...row }))],
  ['banners', banners.map((row) => ({ _status: 'published', ...row }))],
  ...productContent,
  ...solutionContent,
  ...caseContent,
  ...companyContent,
  ...distributorContent,
  ...libraryContent,
  ...inquiryContent,
]

/** A rich text of one paragraph. */
function text(words: string) {
  const node = { type: 'text', text: words, format: 0, detail: 0, mode: 'normal', style: '', version: 1 }
  const block = { direction: null, format: '', indent: 0, version: 1 }
  return {
    root: {
      ...block,
      type: 'root',
      children: [{ ...block, type: 'paragraph', textFormat: 0, textStyle: '', children: [node] }],
    },
  }
}
