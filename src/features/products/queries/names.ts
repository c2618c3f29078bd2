import 'server-only'
import type { Where } from 'payload'
import type { SiteId } from '@/i18n/locales'
import { query } from '@/server/query'
import { findShown } from '@/server/shown-documents'
import type { NamedItem } from './items'

type Name = NamedItem & { categoryId: string; discontinued: boolean }

/** The names of the products in a category, by order and id. */
export const findNamesIn = query<[SiteId, string], Name[]>({
  name: 'product-names-in-category',
  read: (site, categoryId) => readNames(site, { category: { equals: categoryId } }),
})

type Place = { id: string; categoryId: string; recommendationIds: string[] }

/** What decides which products a product refers to; null for one that the site does not show. */
export const findPlace = query<[SiteId, string], Place | null>({
  name: 'product-place',
  read: async (site, id) => {
    const select = { category: true, recommendations: true } as const
    const [doc] = await findShown(site, { collection: 'products', where: [{ id: { equals: id } }], select })
    if (!doc) return null
    const recommendationIds = (doc.recommendations ?? []).map(String)
    return { id, categoryId: String(doc.category), recommendationIds }
  },
})

/** Names of published products with their categories, by order and id. */
export async function readNames(site: SiteId, ...further: Where[]): Promise<Name[]> {
  const select = { name: true, category: true, availability: true } as const
  const docs = await findShown(site, { collection: 'products', where: further, select })
  return docs.map(({ id, name, category, availability }) => ({
    id,
    name: name ?? '',
    categoryId: String(category),
    discontinued: availability === 'discontinued',
  }))
}
