import { href } from '@/addresses/href'
import type { SiteId } from '@/i18n/locales'
import { withUnitsOf } from '@/i18n/quantity'
import { withoutMarks } from '@/lib/content-marks'
import { toPicture } from '@/lib/media-picture'
import type { Picture } from '@/lib/picture'
import type { MeasuredProduct } from '@/features/products/queries/items'
import { toMeasure, type KeyFigure } from '@/features/products/view-models/detail/key-figures'

export type ProductTile = {
  id: string
  categoryId: string
  name: string
  model: string
  href: string
  picture?: Picture
  temperature?: Pick<KeyFigure, 'value' | 'unit' | 'before' | 'after'>
}

/** A product of a solution; the link contains the way back to it (S2 2.6). */
export function toProductTile(site: SiteId, product: MeasuredProduct, solutionId: string): ProductTile {
  const { id, categoryId, name, model, cover, parameters } = product
  return {
    id,
    categoryId,
    name: withUnitsOf(site, name),
    model,
    href: href(site, 'products', { id, name, parentPath: parentPath(site, solutionId) }),
    // The name below describes it.
    picture: cover ? { ...toPicture(cover), alt: '' } : undefined,
    temperature: toMeasure(site, parameters, 'temperature'),
  }
}

/** The path of the solutions with the id and nothing else, as old links have it. */
function parentPath(site: SiteId, solutionId: string): string {
  const [path] = href(site, 'solutions').split('?')
  return `${path}?solutionId=${solutionId}`
}

/**
 * The products that the solution's texts name, in their order; then the first of each category, the second of each and
 * so on, so that a slide shows what a solution consists of.
 */
export function mixed(products: ProductTile[], text: string): ProductTile[] {
  const groups = [...Map.groupBy(products, ({ categoryId }) => categoryId).values()]
  const places = new Map(groups.flatMap((group) => group.map(({ id }, place) => [id, place])))
  // In previews, texts carry their origin.
  const words = withoutMarks(text)
  const rankOf = ({ id, model }: ProductTile) =>
    placeIn(words, withoutMarks(model)) ?? words.length + (places.get(id) ?? 0)
  const ranked = products.map((product) => ({ product, rank: rankOf(product) }))
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ product }) => product)
}

/** Where a text names a model; not within another one, such as Trace 4 in Trace 4N. */
function placeIn(text: string, model: string): number | undefined {
  if (!model) return undefined
  for (let at = text.indexOf(model); at >= 0; at = text.indexOf(model, at + 1)) {
    if (!continuesName(text[at - 1]) && !continuesName(text[at + model.length])) return at
  }
  return undefined
}

function continuesName(character = ''): boolean {
  return /[A-Za-z\d]/.test(character)
}
