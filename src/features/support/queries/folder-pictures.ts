import 'server-only'
import { findCategories } from '@/features/products/queries'
import { sortedByTree } from '@/features/products/queries/cards'
import type { SiteId } from '@/i18n/locales'
import { subtreeOf } from '@/lib/tree'
import type { Folder, FolderKind } from './items'
import { findCovers } from './pictures'
import { findPlacedProducts } from './placements'

/** Which picture of a product stands for a kind: the cover, or one of its gallery. Brochures have that of their category. */
const places: Partial<Record<FolderKind, number>> = { image: 0, manual: 1, flyer: 2, certificate: 3 }

/** The categories with a picture of their first product, so that the lists of the library differ. */
export async function withOwnPictures(site: SiteId, kind: FolderKind, folders: Folder[]): Promise<Folder[]> {
  const place = places[kind]
  if (place === undefined) return folders
  const [tree, placed] = await Promise.all([findCategories(site), findPlacedProducts(site)])
  const products = sortedByTree(tree, placed)
  const pictureIdIn = (id: string) => {
    const below = new Set(subtreeOf(tree, id).map((category) => category.id))
    const first = products.find(({ categoryId, imageIds }) => below.has(categoryId) && imageIds[place])
    return first?.imageIds.slice(place, place + 1) ?? []
  }
  const ids = folders.map(({ id }) => pictureIdIn(id))
  const pictures = await findCovers(
    site,
    ids.map((imageIds) => ({ imageIds })),
  )
  return folders.map((folder, index) => ({
    ...folder,
    cover: pictures.get(ids[index]?.[0] ?? '') ?? folder.cover,
  }))
}
