import 'server-only'
import { findCategories } from '@/features/products/queries'
import type { CategoryItem } from '@/features/products/queries/items'
import { pathTo, subtreeOf } from '@/features/products/queries/tree'
import type { SiteId } from '@/i18n/locales'
import { findPlacedProducts, findPlaces, type Place, type PlacedProduct } from './places'
import type { FolderKind } from './items'

/** The category tree of a site and what stands where in it. */
export type Shelves = {
  tree: CategoryItem[]
  /** By order and id, each with its categories; none of them for what stands in no folder. */
  items: { id: string; categories: string[] }[]
}

export async function findShelves(site: SiteId, kind: FolderKind): Promise<Shelves> {
  const [tree, products] = await Promise.all([findCategories(site), findPlacedProducts(site)])
  const places =
    kind === 'image' ? products.filter(hasImages).map(placeOfProduct) : await findPlaces(site, kind)
  return toShelves({ tree, products, places })
}

/** A category that the site does not show is none: what stands there stands with its products. */
export function toShelves({ tree, products, places }: Given): Shelves {
  const shown = new Set(tree.map(({ id }) => id))
  const categoryOf = new Map(products.map(({ id, categoryId }) => [id, categoryId]))
  const isShown = (id: string | null | undefined): id is string => id != null && shown.has(id)
  const categoriesOf = ({ categoryId, productIds }: Place) =>
    isShown(categoryId)
      ? [categoryId]
      : [...new Set(productIds.map((id) => categoryOf.get(id)).filter(isShown))]
  return { tree, items: places.map((place) => ({ id: place.id, categories: categoriesOf(place) })) }
}

type Given = {
  tree: CategoryItem[]
  products: Pick<PlacedProduct, 'id' | 'categoryId'>[]
  places: Place[]
}

/** The categories that hold something, in them or below. */
export function filledCategories({ tree, items }: Shelves): Set<string> {
  const holding = new Set(items.flatMap(({ categories }) => categories))
  return new Set([...holding].flatMap((id) => pathTo(tree, id)).map(({ id }) => id))
}

/** What stands directly in a category, in no category for null; `below` takes its subcategories' too. */
export function idsIn({ tree, items }: Shelves, categoryId: string | null, below = false): string[] {
  if (categoryId === null) return items.filter(({ categories }) => categories.length === 0).map(toId)
  const wanted = new Set(below ? subtreeOf(tree, categoryId).map(toId) : [categoryId])
  return items.filter(({ categories }) => categories.some((id) => wanted.has(id))).map(toId)
}

const toId = ({ id }: { id: string }) => id
const hasImages = ({ imageIds }: PlacedProduct) => imageIds.length > 0
const placeOfProduct = ({ id, categoryId }: PlacedProduct): Place => ({ id, categoryId, productIds: [] })
