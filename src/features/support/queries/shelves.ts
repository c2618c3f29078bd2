import 'server-only'
import { findCategories } from '@/features/products/queries'
import type { CategoryItem } from '@/features/products/queries/items'
import { pathTo, subtreeOf } from '@/lib/tree'
import type { SiteId } from '@/i18n/locales'
import type { MaterialKind } from '@/lib/material-kinds'
import { findPlacedProducts, findPlaces, type Place, type PlacedProduct } from './places'
import type { FolderKind } from './items'

/** The category tree of a site and what stands where in it. */
export type Shelves = {
  tree: CategoryItem[]
  /** By order and id, each with its categories; none of them for what stands in no folder. */
  items: { id: string; categories: string[] }[]
}

export type Library = { tree: CategoryItem[]; products: PlacedProduct[]; places: Place[] }

export async function findShelves(site: SiteId, kind: FolderKind): Promise<Shelves> {
  return toShelves(kind === 'image' ? await findImageLibrary(site) : await findLibrary(site, kind))
}

/** The tree, all products and the places of all materials of a kind. */
export async function findLibrary(site: SiteId, kind: MaterialKind): Promise<Library> {
  const [tree, products, places] = await Promise.all([
    findCategories(site),
    findPlacedProducts(site),
    findPlaces(site, kind),
  ])
  return { tree, products, places }
}

async function findImageLibrary(site: SiteId): Promise<Library> {
  const [tree, products] = await Promise.all([findCategories(site), findPlacedProducts(site)])
  return { tree, products, places: products.filter(hasImages).map(placeOfProduct) }
}

/** A category that the site does not show is none: what stands there stands with its products. */
export function toShelves({ tree, products, places }: Library): Shelves {
  const shown = new Set(tree.map(({ id }) => id))
  const categoryOf = new Map(products.map(({ id, categoryId }) => [id, categoryId]))
  const isShown = (id: string | null | undefined): id is string => id != null && shown.has(id)
  const categoriesOf = ({ categoryId, productIds }: Place) =>
    isShown(categoryId)
      ? [categoryId]
      : [...new Set(productIds.map((id) => categoryOf.get(id)).filter(isShown))]
  return { tree, items: places.map((place) => ({ id: place.id, categories: categoriesOf(place) })) }
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
