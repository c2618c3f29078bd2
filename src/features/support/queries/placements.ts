import 'server-only'
import { and, eq, exists, inArray, ne, sql } from 'drizzle-orm'
import type { Where } from 'payload'
import { materials, materials_locales, materials_rels, materials_sites } from '@/database-tables'
import { textSources, type SiteId } from '@/i18n/locales'
import { fieldTag, membershipTag } from '@/lib/content-tags'
import { recordTags } from '@/lib/recorded-reads'
import type { MaterialKind } from '@/lib/material-kinds'
import { cms } from '@/server/cms'
import { query } from '@/server/query'
import { findShown } from '@/server/shown-documents'

/** The placement of a material: its own category, or those of its products. */
export type Placement = { id: string; categoryId: string | null; productIds: string[] }

/** A product with the ids of its pictures: the cover, then the gallery, each once. */
export type PlacedProduct = { id: string; name: string; categoryId: string; imageIds: string[] }

/**
 * The placements of all published materials of a kind, by order and id, in one statement: Payload takes half a second
 * for 5,000 of them. Same visibility rules as `publishedByNameOn`.
 */
export const findPlacements = query<[SiteId, MaterialKind], Placement[]>({
  name: 'library-places',
  read: async (site, kind) => {
    recordTags([
      membershipTag('materials', site, { field: 'kind', value: kind }),
      ...['category', 'products', 'order'].map((field) => fieldTag('materials', field, site)),
    ])
    const { drizzle } = (await cms()).db
    const { id, category, order } = materials
    const products = drizzle
      .select({ id: materials_rels.productsID })
      .from(materials_rels)
      .where(and(eq(materials_rels.parent, id), eq(materials_rels.path, 'products')))
      .orderBy(materials_rels.order)
    const onSite = drizzle
      .select({ one: sql`1` })
      .from(materials_sites)
      .where(and(eq(materials_sites.parent, id), eq(materials_sites.value, site)))
    const { _parentID: parent, _locale: locale, name } = materials_locales
    const named = drizzle
      .select({ one: sql`1` })
      .from(materials_locales)
      .where(and(eq(parent, id), inArray(locale, textSources(site)), ne(name, '')))
    return drizzle
      .select({ id, categoryId: category, productIds: sql<string[]>`array(${products})` })
      .from(materials)
      .where(and(eq(materials._status, 'published'), eq(materials.kind, kind), exists(onSite), exists(named)))
      .orderBy(order, id)
  },
})

/** The placements of all products, by order and id. */
export const findPlacedProducts = query<[SiteId], PlacedProduct[]>({
  name: 'library-products',
  read: (site) => readPlacedProducts(site),
})

export async function readPlacedProducts(site: SiteId, ...further: Where[]): Promise<PlacedProduct[]> {
  const select = { name: true, category: true, cover: true, pictures: true } as const
  const docs = await findShown(site, { collection: 'products', where: further, select })
  return docs.map(({ id, name, category, cover, pictures }) => ({
    id,
    name: name ?? '',
    categoryId: String(category),
    imageIds: [...new Set([cover, ...(pictures ?? [])].filter((one) => typeof one === 'string'))],
  }))
}
