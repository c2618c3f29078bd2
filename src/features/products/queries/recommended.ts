import 'server-only'
import type { SiteId } from '@/i18n/locales'
import { inOrderOf } from '@/lib/in-order-of'
import { cms } from '@/server/cms'
import { query } from '@/server/query'
import { readCards } from './cards'
import type { ProductCardItem } from './items'
import { publishedProducts } from './published-products'

const maxFromCategory = 8

/** The products an editor recommends for a product; if the site shows none of them, others of its category. */
export const findRecommendedProducts = query<[SiteId, string], ProductCardItem[]>({
  name: 'products-recommended',
  read: async (site, id) => {
    const payload = await cms()
    const { docs } = await payload.find({
      ...publishedProducts(site, { id: { equals: id } }),
      select: { recommendations: true, category: true },
    })
    const [product] = docs
    if (!product) return []
    const ids = (product.recommendations ?? []).map(String)
    const chosen = ids.length > 0 ? await readCards(site, { id: { in: ids } }) : []
    return chosen.length > 0
      ? inOrderOf(ids, chosen)
      : othersOf({ site, id, categoryId: String(product.category) })
  },
})

type Others = { site: SiteId; id: string; categoryId: string }

async function othersOf({ site, id, categoryId }: Others): Promise<ProductCardItem[]> {
  const others = await readCards(
    site,
    { category: { equals: categoryId } },
    { id: { not_equals: id } },
    { availability: { not_equals: 'discontinued' } },
  )
  return others.slice(0, maxFromCategory)
}
