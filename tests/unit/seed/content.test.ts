import { expect, test } from 'vitest'
import { siteIds, type SiteId } from '@/i18n/locales'
import {
  bannerSeeds,
  catalogueSeeds,
  navigationSeeds,
  newsSeeds,
  newsTypeSeeds,
} from '../../../scripts/seed/content'

const written = ['zh_CN', 'en_EN', 'es_ES', 'fr_FR'] as const
const bodies = newsSeeds.flatMap((news) =>
  Object.entries(news.body).map(([site, text]) => ({ slug: news.slug, site: site as SiteId, text })),
)

test('every demo document has a unique 19-digit id, articles of a list in the order of publication', () => {
  const ids = [...newsSeeds, ...newsTypeSeeds, ...bannerSeeds].map(({ id }) => id)
  expect(ids.filter((id) => !/^\d{19}$/.test(id))).toEqual([])
  expect(new Set(ids).size).toBe(ids.length)
  for (const list of Object.values(Object.groupBy(newsSeeds, ({ id }) => id.slice(0, 16))))
    expect(inOrder(list?.map(({ id }) => id) ?? [])).toBe(true)
  expect(inOrder(newsSeeds.map(({ publishTime }) => new Date(publishTime).toISOString()))).toBe(true)
})

test('all 81 articles are written in Chinese, English, Spanish and French', () => {
  expect(newsSeeds).toHaveLength(81)
  for (const { slug, title, body, coverAlt } of newsSeeds)
    for (const site of written)
      expect([slug, site, Boolean(title[site] && body[site] && coverAlt[site])]).toEqual([slug, site, true])
})

test('an article has 150 to 450 words, a Chinese one 300 to 700 characters', () => {
  const outside = bodies
    .map(({ slug, site, text }) => ({ slug, site, length: lengthOf(site, text) }))
    .filter(({ site, length }) =>
      site === 'zh_CN' ? length < 300 || length > 700 : length < 150 || length > 450,
    )
  expect(outside).toEqual([])
})

test('investors find company news in every language among the articles (S1 2.15)', () => {
  const marked = newsSeeds.filter(({ investors }) => investors)
  expect(marked).toHaveLength(9)
  expect(marked.filter(({ type, sites }) => type !== 'LatestNews' || !sites.includes('zh_CN'))).toEqual([])
})

test('no two neighbouring articles show the same picture (S1 2.8)', () => {
  const covers = newsSeeds.map(({ cover }) => cover)
  expect(covers.filter((cover, index) => cover === covers[index - 1])).toEqual([])
})

test('links between articles lead to articles that the same site shows (S1 2.9)', () => {
  for (const { slug, site, text } of bodies)
    for (const [, id] of text.matchAll(/newsDetail\?id=(\d+)/g))
      expect([slug, newsSeeds.find((news) => news.id === id)?.sites.includes(site)]).toEqual([slug, true])
})

test('a banner leads to a document on every site that shows it', () => {
  for (const { link, sites } of bannerSeeds) {
    const target =
      'model' in link
        ? catalogueSeeds.products.find(({ model }) => model === link.model)
        : newsSeeds.find(({ slug }) => slug === link.newsSlug)
    const shown = target?.sites ?? []
    expect(sites.filter((site) => !shown.includes(site))).toEqual([])
  }
})

test('the menus have eight Chinese entries, seven international ones and the British additions (S1 2.2)', () => {
  expect(siteIds.map((site) => navigationSeeds[site].header.length)).toEqual([8, 7, 7, 8, 7, 7])
  const { header, footerColumns } = navigationSeeds.en_UK
  expect(header.map(({ label }) => label)).toContain('Resources')
  expect(header.map(({ address }) => address)).toContain('/en/serviceSolution')
  expect(
    footerColumns.flatMap(({ children }) => children).filter(({ address }) => address.endsWith('.pdf')),
  ).toHaveLength(2)
})

test('the American footer has no team (S1 2.4)', () => {
  const hasTeam = (site: SiteId) =>
    JSON.stringify(navigationSeeds[site].footerColumns).includes('/aboutUs/team')
  expect([hasTeam('en_EN'), hasTeam('en_US')]).toEqual([true, false])
})

function inOrder(newestFirst: string[]): boolean {
  return newestFirst.every((value, index) => index === 0 || value < (newestFirst[index - 1] ?? ''))
}

/** Chinese characters and punctuation, words elsewhere. */
function lengthOf(site: SiteId, text: string): number {
  const prose = text.replace(/\]\([^)]*\)/g, ']')
  return site === 'zh_CN'
    ? (prose.match(/[\p{Script=Han}，。、；：？！“”（）]/gu) ?? []).length
    : (prose.match(/[\p{L}\p{N}][\p{L}\p{N}’'.,−–-]*/gu) ?? []).length
}
