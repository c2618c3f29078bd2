import 'server-only'
import type { Where } from 'payload'
import type { SiteId } from '@/i18n/locales'
import type { Product } from '@/payload-types'
import { findMedia, type MediaItem } from '@/server/media'
import { query } from '@/server/query'
import { queryByIds } from '@/server/query-by-ids'
import { findReferringToSolution } from '@/server/referring'
import { findShown } from '@/server/shown-documents'
import { findCategories } from './categories'
import type { CategoryItem, ProductCardItem } from './items'

/** The products with these ids that the site shows, in the order of the ids. */
export const findProductCards = queryByIds<SiteId, ProductCardItem>({
  name: 'product-cards',
  collection: 'products',
  read: (site, ids) => readCards(site, { id: { in: ids } }),
})

export async function findProductsOfSolution(site: SiteId, solutionId: string): Promise<ProductCardItem[]> {
  const { products } = await findReferringToSolution(site, solutionId)
  return sortedByTree(await findCategories(site), await findProductCards(site, products))
}

/** The hot products of the Chinese home page. */
export const findFeaturedProducts = query<[SiteId], ProductCardItem[]>({
  name: 'products-featured',
  read: (site) => readCardsByTree(site, { featured: { equals: true } }),
})

export const cardFields = {
  name: true,
  listName: true,
  model: true,
  brief: true,
  cover: true,
  category: true,
  availability: true,
} as const

type CardDoc = Pick<Product, 'id' | keyof typeof cardFields>

/** Published products by order and id. */
export async function readCards(site: SiteId, ...further: Where[]): Promise<ProductCardItem[]> {
  const docs = await findShown(site, { collection: 'products', where: further, select: cardFields })
  const media = await findMedia(
    site,
    docs.map(({ cover }) => cover),
  )
  return docs.map((doc) => toCard(doc, media))
}

async function readCardsByTree(site: SiteId, where: Where): Promise<ProductCardItem[]> {
  const [tree, cards] = await Promise.all([findCategories(site), readCards(site, where)])
  return sortedByTree(tree, cards)
}

export function toCard(doc: CardDoc, media: Map<string, MediaItem>): ProductCardItem {
  const name = doc.name ?? ''
  return {
    id: doc.id,
    name,
    listName: doc.listName || name,
    model: doc.model ?? '',
    brief: doc.brief ?? '',
    cover: media.get(String(doc.cover)) ?? null,
    categoryId: String(doc.category),
    discontinued: doc.availability === 'discontinued',
  }
}

/** In the order of the category tree; items whose category is not shown come last. */
export function sortedByTree<Item extends { categoryId: string }>(
  tree: CategoryItem[],
  items: Item[],
): Item[] {
  const places = new Map(tree.map(({ id }, place) => [id, place]))
  const placeOf = ({ categoryId }: Item) => places.get(categoryId) ?? tree.length
  return items.toSorted((a, b) => placeOf(a) - placeOf(b))
}
