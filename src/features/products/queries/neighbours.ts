import 'server-only'
import type { SiteId } from '@/i18n/locales'
import { query } from '@/server/query'
import type { NamedItem, Neighbours } from './items'
import { readNames } from './names'

/** The previous and next product in the category, by order and id; none for a product that is not shown. */
export const findNeighbours = query<[SiteId, string], Neighbours>({
  name: 'product-neighbours',
  read: async (site, id) => {
    const [product] = await readNames(site, { id: { equals: id } })
    if (!product) return { last: null, next: null }
    return neighboursOf(await readNames(site, { category: { equals: product.categoryId } }), id)
  },
})

/** No neighbours if the item is not in the list. */
export function neighboursOf(items: NamedItem[], id: string): Neighbours {
  const place = items.findIndex((item) => item.id === id)
  if (place < 0) return { last: null, next: null }
  return { last: named(items[place - 1]), next: named(items[place + 1]) }
}

const named = (item: NamedItem | undefined) => (item ? { id: item.id, name: item.name } : null)
