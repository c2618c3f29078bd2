import 'server-only'
import { findCategories, findProduct } from '@/features/products/queries'
import { sortedByTree } from '@/features/products/queries/cards'
import type { SiteId } from '@/i18n/locales'
import { neighboursOf } from '@/lib/neighbours'
import type { Paging } from '@/server/documents'
import { findMedia, type MediaItem } from '@/server/media'
import { queryByIds } from '@/server/query-by-ids'
import type { ImageNeighbour, ImageNeighbours, ImageProduct, ImageProductPage, ProductImages } from './items'
import { pageOf } from './paging'
import { findCovers } from './pictures'
import { findPlacedProducts, type PlacedProduct, readPlacedProducts } from './placements'

/** The products directly in a category, including those without pictures, which have no link (S2 2.12, 4). */
export async function findImageProducts(site: SiteId, classifyId: string): Promise<ImageProduct[]> {
  return toImageProducts(site, await productsIn(site, classifyId))
}

/** One page of all products that have pictures, in tree order. `total` counts all of them. */
export async function findImageProductPage(site: SiteId, paging: Paging): Promise<ImageProductPage> {
  const [tree, products] = await Promise.all([findCategories(site), findPlacedProducts(site)])
  const withImages = sortedByTree(tree, products).filter(hasImages)
  return { items: await toImageProducts(site, pageOf(withImages, paging)), total: withImages.length }
}

/** The products with these ids that the site shows, in the order of the ids. */
export const findImageProductsByIds = queryByIds<SiteId, ImageProduct>({
  name: 'image-products-by-ids',
  collection: 'products',
  read: async (site, ids) => {
    const products = await readPlacedProducts(site, { id: { in: ids } })
    const covers = await findMedia(
      site,
      products.map(({ imageIds }) => imageIds[0]),
    )
    return products.map((product) => toImageProduct(product, covers))
  },
})

/** The pictures of a product: the cover, then the gallery; null for a product that the site does not show. */
export async function findProductImages(site: SiteId, productId: string): Promise<ProductImages | null> {
  const product = await findProduct(site, productId)
  if (!product) return null
  const { id, name, cover, pictures, hdPicture, categoryId } = product
  const images = new Map([cover ?? [], pictures].flat().map((picture) => [picture.id, picture]))
  return { id, productName: name, images: [...images.values()], hd: hdPicture, classifyId: categoryId }
}

/** The previous and next product with pictures in a category; none for a product outside it. */
export async function findImageNeighbours(
  site: SiteId,
  productId: string,
  classId: string,
): Promise<ImageNeighbours> {
  const products = await productsIn(site, classId)
  const others = products.filter((product) => hasImages(product) || product.id === productId)
  return neighboursOf(others, productId, toNeighbour)
}

async function productsIn(site: SiteId, classifyId: string): Promise<PlacedProduct[]> {
  const [tree, products] = await Promise.all([findCategories(site), findPlacedProducts(site)])
  if (!tree.some(({ id }) => id === classifyId)) return []
  return products.filter(({ categoryId }) => categoryId === classifyId)
}

const hasImages = ({ imageIds }: PlacedProduct) => imageIds.length > 0

async function toImageProducts(site: SiteId, products: PlacedProduct[]): Promise<ImageProduct[]> {
  const covers = await findCovers(site, products)
  return products.map((product) => toImageProduct(product, covers))
}

function toImageProduct(
  { id, name, categoryId, imageIds }: PlacedProduct,
  covers: Map<string, MediaItem>,
): ImageProduct {
  const cover = covers.get(imageIds[0] ?? '') ?? null
  return { id, name, cover, imageCount: imageIds.length, classifyId: categoryId }
}

function toNeighbour({ id, name, categoryId }: PlacedProduct): ImageNeighbour {
  return { id, name, classifyId: categoryId }
}
