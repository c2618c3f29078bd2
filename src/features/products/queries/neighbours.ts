import 'server-only'
import type { SiteId } from '@/i18n/locales'
import type { NamedItem, Neighbours } from './items'
import { findNamesIn, findPlace } from './names'

/** The previous and next product in the category, by order and id; none for a product that is not shown. */
export async function findNeighboursOf(
  site: SiteId,
  { id, categoryId }: { id: string; categoryId: string },
): Promise<Neighbours> {
  return neighboursOf(await findNamesIn(site, categoryId), id)
}

/** The same by the id of the product. */
export async function findNeighbours(site: SiteId, id: string): Promise<Neighbours> {
  const product = await findPlace(site, id)
  return product ? findNeighboursOf(site, product) : { last: null, next: null }
}

/** No neighbours if the item is not in the list. */
export function neighboursOf(items: NamedItem[], id: string): Neighbours {
  const place = items.findIndex((item) => item.id === id)
  if (place < 0) return { last: null, next: null }
  return { last: named(items[place - 1]), next: named(items[place + 1]) }
}

const named = (item: NamedItem | undefined) => (item ? { id: item.id, name: item.name } : null)
