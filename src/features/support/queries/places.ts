import 'server-only'
import { publishedProducts } from '@/features/products/queries/published-products'
import type { SiteId } from '@/i18n/locales'
import type { MaterialKind } from '@/lib/material-kinds'
import { cms } from '@/server/cms'
import { allOf, publishedByNameOn } from '@/server/published'
import { query } from '@/server/query'

/** Where a material stands: in its own category, else with its products. */
export type Place = { id: string; categoryId: string | null; productIds: string[] }

/** A product with the ids of its pictures: the cover, then the gallery, each once. */
export type PlacedProduct = { id: string; name: string; categoryId: string; imageIds: string[] }

/** The places of all materials of a kind, by order and id: light enough to be read whole. */
export const findPlaces = query<[SiteId, MaterialKind], Place[]>({
  name: 'library-places',
  tags: () => ['materials:list'],
  read: async (site, kind) => {
    const payload = await cms()
    const { docs } = await payload.find({
      collection: 'materials',
      where: publishedByNameOn(site, { kind: { equals: kind } }),
      select: { category: true, products: true },
      ...allOf(site),
    })
    return docs.map(({ id, category, products }) => ({
      id,
      categoryId: category ? String(category) : null,
      productIds: (products ?? []).map(String),
    }))
  },
})

/** The places of all products, by order and id. */
export const findPlacedProducts = query<[SiteId], PlacedProduct[]>({
  name: 'library-products',
  tags: () => ['products:list'],
  read: async (site) => {
    const payload = await cms()
    const { docs } = await payload.find({
      ...publishedProducts(site),
      select: { name: true, category: true, cover: true, pictures: true },
    })
    return docs.map(({ id, name, category, cover, pictures }) => ({
      id,
      name: name ?? '',
      categoryId: String(category),
      imageIds: [...new Set([cover, ...(pictures ?? [])].filter((one) => typeof one === 'string'))],
    }))
  },
})
