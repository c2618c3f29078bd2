import 'server-only'
import type { SiteId } from '@/i18n/locales'
import { neighboursOf, toNamedItem, type Neighbours } from '@/lib/neighbours'
import { findNamesIn, findPlace } from './names'

/** The previous and next product in the category, by order and id; none for a product that is not shown. */
export async function findNeighboursOf(
  site: SiteId,
  { id, categoryId }: { id: string; categoryId: string },
): Promise<Neighbours> {
  return neighboursOf(await findNamesIn(site, categoryId), id, toNamedItem)
}

/** The same by the id of the product. */
export async function findNeighbours(site: SiteId, id: string): Promise<Neighbours> {
  const product = await findPlace(site, id)
  return product ? findNeighboursOf(site, product) : { last: null, next: null }
}
