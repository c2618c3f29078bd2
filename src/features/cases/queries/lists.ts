import 'server-only'
import type { Where } from 'payload'
import type { SiteId } from '@/i18n/locales'
import { publishedByNameOn } from '@/server/published'
import { query } from '@/server/query'
import { queryByIds } from '@/server/query-by-ids'
import { findReferringToProduct, findReferringToSolution } from '@/server/referring'
import type { CaseItem, CasePage } from './items'
import { readCasePage, readCases, readNewest } from './read'

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

/** The newest cases of a type. */
export const findNewestCases = query<[SiteId, string, number], CaseItem[]>({
  name: 'cases-newest',
  read: (site, typeId, limit) =>
    readNewest(site, { where: publishedByNameOn(site, { type: { equals: typeId } }), limit }),
})

/** The cases of any of the solutions, newest first. */
export async function findCasesOfSolutions(site: SiteId, solutionIds: string[]): Promise<CaseItem[]> {
  const referring = await Promise.all(solutionIds.map((id) => findReferringToSolution(site, id)))
  const found = await findCasesByIds(
    site,
    referring.flatMap(({ cases }) => cases),
  )
  return solutionIds.length > 1 ? found.toSorted(byNewest) : found
}

/** The cases that use a product, newest first. */
export async function findCasesOfProduct(site: SiteId, productId: string): Promise<CaseItem[]> {
  return findCasesByIds(site, (await findReferringToProduct(site, productId)).cases)
}

function byNewest(a: CaseItem, b: CaseItem): number {
  return b.createTime.localeCompare(a.createTime) || b.id.localeCompare(a.id)
}

/** The excellent cases (S1 2.11), newest first. */
export const findRecommendedCases = query<[SiteId], CaseItem[]>({
  name: 'cases-recommended',
  read: (site) => readCases(site, { recommended: { equals: true } }),
})

/** The cases with these ids that the site shows, in the order of the ids. */
export const findCasesByIds = queryByIds<SiteId, CaseItem>({
  name: 'cases-by-ids',
  collection: 'cases',
  read: (site, ids) => readCases(site, { id: { in: ids } }),
})
