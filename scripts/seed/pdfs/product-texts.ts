import { productSeeds } from '../content/catalogue/products'
import type { Language } from '../content/materials/types'
import { text } from './product-data'
import type { PrintedTrait } from './sections'

type ProductTexts = { name: string; brief: string; overview: string; traits: PrintedTrait[] }

/** The catalogue's texts about a model. */
export function productTexts(slug: string, language: Language): ProductTexts {
  const product = productSeeds.find((one) => one.slug === slug)
  if (!product) throw new Error(`The product ${slug} has no texts.`)
  return {
    name: text(product.name, language),
    brief: text(product.brief, language),
    overview: text(product.overview, language),
    traits: product.traits.map(({ firstTrait, secondTraits }) => ({
      heading: text(firstTrait, language),
      lines: text(secondTraits, language).split('\n'),
    })),
  }
}
