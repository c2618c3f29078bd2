import type { z } from 'zod'
import { findCasesByIds } from '@/features/cases/queries'
import { findMaterials } from '@/features/materials/queries'
import { findNewsByIds } from '@/features/news/queries'
import { findCategories, findProductCards } from '@/features/products/queries'
import { type FoundVideo, readFoundVideos } from '@/features/search/queries/videos'
import { findSolutionCards } from '@/features/solutions/queries'
import type { SiteId } from '@/i18n/locales'
import type { SearchResult, DocumentKey } from '@/lib/search/engine'
import type { SearchKind } from '@/lib/search/kinds'
import type { foundVideo, searchResults } from '../../schemas/search'
import { toTime } from '../../schemas/time'
import { toWireCases } from '../case/to-wire'
import { toWireNews } from '../news/to-wire'
import { toWireCards } from '../product/to-wire'
import { toSolutionInMenu } from '../solution/in-menu'
import { toWireFile } from '../support/to-wire'

type Results = z.input<typeof searchResults>

/** The results of a type as its entities, best first. */
export function toWireResults(site: SiteId, kind: SearchKind, found: DocumentKey[]): Promise<Results> {
  return entities[kind](site, found)
}

export function toWireCounts(counts: SearchResult['counts']) {
  return {
    newsCount: counts.news,
    productCount: counts.products,
    solutionCount: counts.solutions,
    caseCount: counts.cases,
    brochureCount: counts.brochures,
    companyVideoCount: counts.videos,
  }
}

const entities: Record<SearchKind, (site: SiteId, found: DocumentKey[]) => Promise<Results>> = {
  products: async (site, found) =>
    toWireCards(await findProductCards(site, idsOf(found)), await findCategories(site)),
  solutions: async (site, found) => (await findSolutionCards(site, idsOf(found))).map(toSolutionInMenu),
  cases: async (site, found) => toWireCases(site, await findCasesByIds(site, idsOf(found))),
  videos: async (site, found) =>
    (await readFoundVideos(site, found)).map((video) => toWireVideo(site, video)),
  brochures: async (site, found) => (await findMaterials(site, idsOf(found))).map(toWireFile),
  news: async (site, found) => toWireNews(site, await findNewsByIds(site, idsOf(found))),
}

function toWireVideo(site: SiteId, found: FoundVideo): z.input<typeof foundVideo> {
  const { id, cover, updateTime } = found.item
  const common = { id, coverImage: cover?.url ?? null, updateTime: toTime(site, updateTime) }
  if (found.collection === 'company-videos') {
    return { ...common, title: found.item.title, video: found.item.video?.url ?? null, type: 0 }
  }
  const { name, url, kind } = found.item
  return { ...common, title: name, video: url, type: kind === 'user-video' ? 7 : 1 }
}

function idsOf(found: DocumentKey[]): string[] {
  return found.map(({ document }) => document)
}
