import type { ProductSeed } from './catalogue/types'
import { productSeeds } from './catalogue/products'

/** The high-resolution pictures of a product, as a zip file (S2 2.12). */
export type PictureSetSeed = {
  /** 'pictures-u830.zip' */
  file: string
  name: string
  /** Pictures of `../assets`. */
  pictures: string[]
  restricted: boolean
}

const interval = 4
/** Shown to distributors only, before its release. */
const restricted = 'u570'

/** The featured products and every fourth of the others, so that the demo has pages with and without the link. */
export const pictureSetSeeds: PictureSetSeed[] = productSeeds.filter(hasPictureSet).map((product) => ({
  file: pictureSetOf(product),
  name: `${product.model} pictures`,
  pictures: [product.cover, ...product.pictures],
  restricted: product.slug === restricted,
}))

export function hasPictureSet(product: ProductSeed): boolean {
  return product.featured || product.slug === restricted || productSeeds.indexOf(product) % interval === 0
}

export function pictureSetOf({ slug }: Pick<ProductSeed, 'slug'>): string {
  return `pictures-${slug}.zip`
}
