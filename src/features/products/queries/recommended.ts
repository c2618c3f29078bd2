import 'server-only'
import type { SiteId } from '@/i18n/locales'
import { findProductCards } from './cards'
import type { MeasuredProduct, ProductCardItem } from './items'
import { findMeasuredByIds } from './measured'
import { findNamesIn, findPlace } from './names'

const maxFromCategory = 8

type Recommending = { id: string; categoryId: string; recommendationIds: string[] }
type FindByIds<Item> = (site: SiteId, ids: string[]) => Promise<Item[]>

/** The products an editor recommends for a product; if the site shows none of them, others of its category. */
export function findRecommendedFor(site: SiteId, product: Recommending): Promise<MeasuredProduct[]> {
  return readRecommended(site, product, findMeasuredByIds)
}

/** The same by the id of the product; none for one that the site does not show. */
export async function findRecommendedProducts(site: SiteId, id: string): Promise<ProductCardItem[]> {
  const product = await findPlace(site, id)
  return product ? readRecommended(site, product, findProductCards) : []
}

async function readRecommended<Item>(
  site: SiteId,
  { id, categoryId, recommendationIds }: Recommending,
  find: FindByIds<Item>,
): Promise<Item[]> {
  const chosen = await find(site, recommendationIds)
  if (chosen.length > 0) return chosen
  const names = await findNamesIn(site, categoryId)
  const others = names.filter((other) => other.id !== id && !other.discontinued)
  return find(
    site,
    others.slice(0, maxFromCategory).map((other) => other.id),
  )
}
