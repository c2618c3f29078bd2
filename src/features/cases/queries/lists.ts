import 'server-only'
import type { Where } from 'payload'
import type { SiteId } from '@/i18n/locales'
import { publishedByNameOn } from '@/server/published'
import { query } from '@/server/query'
import { queryByIds } from '@/server/query-by-ids'
import type { CaseItem, CasePage } from './items'
import { readCasePage } from './read'

export type CaseFilter = {
  typeId?: string | null
  /** Cases of any of these solutions; empty: all cases. */
  solutionIds?: string[] | null
  pageNo: number
  pageSize: number
}

/** Newest first. `total` counts all that match, also beyond the last page. */
export const findCasePage = query<[SiteId, CaseFilter], CasePage>({
  name: 'case-page',
  read: (site, { typeId, solutionIds, pageNo, pageSize }) => {
    const ofType: Where[] = typeId ? [{ type: { equals: typeId } }] : []
    const ofSolutions: Where[] = solutionIds ? [{ solutions: { in: solutionIds } }] : []
    const where = publishedByNameOn(site, ...ofType, ...ofSolutions)
    return readCasePage(site, { where, limit: pageSize, page: pageNo })
  },
})

/** The cases of any of the solutions, newest first. */
export const findCasesOfSolutions = query<[SiteId, string[]], CaseItem[]>({
  name: 'cases-of-solutions',
  read: async (site, solutionIds) =>
    solutionIds.length > 0 ? readPublished(site, { solutions: { in: solutionIds } }) : [],
})

/** The cases that use a product, newest first. */
export const findCasesOfProduct = query<[SiteId, string], CaseItem[]>({
  name: 'cases-of-product',
  read: (site, productId) => readPublished(site, { products: { in: [productId] } }),
})

/** The excellent cases (S1 2.11), newest first. */
export const findRecommendedCases = query<[SiteId], CaseItem[]>({
  name: 'cases-recommended',
  read: (site) => readPublished(site, { recommended: { equals: true } }),
})

/** The cases with these ids that the site shows, in the order of the ids. */
export const findCasesByIds = queryByIds<SiteId, CaseItem>({
  name: 'cases-by-ids',
  collection: 'cases',
  read: (site, ids) => readPublished(site, { id: { in: ids } }),
})

async function readPublished(site: SiteId, where: Where): Promise<CaseItem[]> {
  return (await readCasePage(site, { where: publishedByNameOn(site, where) })).items
}
