import 'server-only'
import type { SiteId } from '@/i18n/locales'
import { query } from '@/server/query'
import { readCards } from './cards'
import { findCategories } from './categories'
import type { ProductGroup } from './items'
import { subtreeOf } from '@/lib/tree'

/** The category and those below it that have products themselves, in tree order. */
export const findProductGroups = query<[SiteId, string], ProductGroup[]>({
  name: 'product-groups',
  read: async (site, categoryId) => {
    const categories = subtreeOf(await findCategories(site), categoryId)
    if (categories.length === 0) return []
    const cards = await readCards(site, { category: { in: categories.map(({ id }) => id) } })
    const byCategory = Map.groupBy(cards, (card) => card.categoryId)
    return categories.flatMap((category) => {
      const products = byCategory.get(category.id)
      return products ? [{ category, products }] : []
    })
  },
})
