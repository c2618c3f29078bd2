import 'server-only'
import { findCategories } from '@/features/products/queries'
import type { CategoryItem } from '@/features/products/queries/items'
import { pathTo, subtreeOf } from '@/lib/tree'
import type { SiteId } from '@/i18n/locales'
import type { MaterialKind } from '@/lib/material-kinds'
import { findPlacedProducts, findPlacements, type Placement, type PlacedProduct } from './placements'
import type { FolderKind } from './items'

/** The category tree of a site with the items in each category. */
export type CategoryIndex = {
  tree: CategoryItem[]
  /** By order and id, each with its categories; empty for items in no folder. */
  items: { id: string; categories: string[] }[]
}

export type Library = { tree: CategoryItem[]; products: PlacedProduct[]; placements: Placement[] }

export async function findCategoryIndex(site: SiteId, kind: FolderKind): Promise<CategoryIndex> {
  return toCategoryIndex(kind === 'image' ? await findImageLibrary(site) : await findLibrary(site, kind))
}

/** The tree, all products and the placements of all materials of a kind. */
export async function findLibrary(site: SiteId, kind: MaterialKind): Promise<Library> {
  const [tree, products, placements] = await Promise.all([
    findCategories(site),
    findPlacedProducts(site),
    findPlacements(site, kind),
  ])
  return { tree, products, placements }
}

async function findImageLibrary(site: SiteId): Promise<Library> {
  const [tree, products] = await Promise.all([findCategories(site), findPlacedProducts(site)])
  return { tree, products, placements: products.filter(hasImages).map(placementOfProduct) }
}

/** Hidden categories are ignored: their items belong to the categories of their products. */
export function toCategoryIndex({ tree, products, placements }: Library): CategoryIndex {
  const shown = new Set(tree.map(({ id }) => id))
  const categoryOf = new Map(products.map(({ id, categoryId }) => [id, categoryId]))
  const isShown = (id: string | null | undefined): id is string => id != null && shown.has(id)
  const categoriesOf = ({ categoryId, productIds }: Placement) =>
    isShown(categoryId)
      ? [categoryId]
      : [...new Set(productIds.map((id) => categoryOf.get(id)).filter(isShown))]
  return { tree, items: placements.map((place) => ({ id: place.id, categories: categoriesOf(place) })) }
}

/** The categories with items, directly or below. */
export function nonEmptyCategories({ tree, items }: CategoryIndex): Set<string> {
  const withItems = new Set(items.flatMap(({ categories }) => categories))
  return new Set([...withItems].flatMap((id) => pathTo(tree, id)).map(({ id }) => id))
}

/** The ids directly in a category (null: in no category); `below` includes subcategories. */
export function idsIn({ tree, items }: CategoryIndex, categoryId: string | null, below = false): string[] {
  if (categoryId === null) return items.filter(({ categories }) => categories.length === 0).map(toId)
  const categoryIds = new Set(below ? subtreeOf(tree, categoryId).map(toId) : [categoryId])
  return items.filter(({ categories }) => categories.some((id) => categoryIds.has(id))).map(toId)
}

const toId = ({ id }: { id: string }) => id
const hasImages = ({ imageIds }: PlacedProduct) => imageIds.length > 0
const placementOfProduct = ({ id, categoryId }: PlacedProduct): Placement => ({
  id,
  categoryId,
  productIds: [],
})
