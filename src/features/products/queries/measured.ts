import 'server-only'
import type { Where } from 'payload'
import type { SiteId } from '@/i18n/locales'
import { subtreeOf } from '@/lib/tree'
import { findMedia } from '@/server/media'
import { query } from '@/server/query'
import { queryByIds } from '@/server/query-by-ids'
import { findReferringToSolution } from '@/server/referring'
import { findShown } from '@/server/shown-documents'
import { cardFields, sortedByTree, toCard } from './cards'
import { findCategories } from './categories'
import { findDictionary, toParameters } from './dictionary'
import type { MeasuredProduct } from './items'
import { readValues } from './values'

/** The products of a category and those below it, in tree order; null for all categories. */
export const findMeasuredProducts = query<[SiteId, string | null], MeasuredProduct[]>({
  name: 'products-measured',
  read: async (site, categoryId) => {
    const tree = await findCategories(site)
    const categories = categoryId === null ? tree : subtreeOf(tree, categoryId)
    if (categories.length === 0) return []
    const products = await readMeasured(site, { category: { in: categories.map(({ id }) => id) } })
    return sortedByTree(tree, products)
  },
})

/** The products with these ids that the site shows, in the order of the ids. */
export const findMeasuredByIds = queryByIds<SiteId, MeasuredProduct>({
  name: 'products-measured-by-ids',
  collection: 'products',
  read: (site, ids) => readMeasured(site, { id: { in: ids } }),
})

/** The products of a solution, in tree order. */
export async function findMeasuredOfSolution(site: SiteId, solutionId: string): Promise<MeasuredProduct[]> {
  const { products } = await findReferringToSolution(site, solutionId)
  return sortedByTree(await findCategories(site), await findMeasuredByIds(site, products))
}

async function readMeasured(site: SiteId, ...further: Where[]): Promise<MeasuredProduct[]> {
  const select = { ...cardFields, solutions: true } as const
  const docs = await findShown(site, { collection: 'products', where: further, select })
  const [media, dictionary, values] = await Promise.all([
    findMedia(
      site,
      docs.map(({ cover }) => cover),
    ),
    findDictionary(site),
    readValues(
      site,
      docs.map(({ id }) => id),
    ),
  ])
  return docs.map((doc) => ({
    ...toCard(doc, media),
    parameters: toParameters(values.get(doc.id), dictionary),
    solutionIds: (doc.solutions ?? []).map(String),
  }))
}
