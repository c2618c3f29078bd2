import { href } from '@/addresses/href'
import type { SiteId } from '@/i18n/locales'
import { withUnitsOf } from '@/i18n/quantity'
import { toPicture } from '@/lib/media-picture'
import type { Picture } from '@/lib/picture'
import type { MeasuredProduct } from '@/features/products/queries/items'
import { toTemperature, type KeyFigure } from '@/features/products/view-models/detail/key-figures'

export type ProductTile = {
  id: string
  categoryId: string
  name: string
  href: string
  picture?: Picture
  temperature?: Pick<KeyFigure, 'value' | 'unit' | 'before' | 'after'>
}

/** A product of a solution; the link contains the way back to it (S2 2.6). */
export function toProductTile(site: SiteId, product: MeasuredProduct, solutionId: string): ProductTile {
  const { id, categoryId, name, cover, parameters } = product
  return {
    id,
    categoryId,
    name: withUnitsOf(site, name),
    href: href(site, 'products', { id, name, parentPath: parentPath(site, solutionId) }),
    // The name below describes it.
    picture: cover ? { ...toPicture(cover), alt: '' } : undefined,
    temperature: toTemperature(site, parameters),
  }
}

/** The path of the solutions with the id and nothing else, as old links have it. */
function parentPath(site: SiteId, solutionId: string): string {
  const [path] = href(site, 'solutions').split('?')
  return `${path}?solutionId=${solutionId}`
}

/** The first product of each category, then the second of each, so that a slide shows what a solution consists of. */
export function mixed(products: ProductTile[]): ProductTile[] {
  const groups = [...Map.groupBy(products, ({ categoryId }) => categoryId).values()]
  const places = new Map(groups.flatMap((group) => group.map(({ id }, place) => [id, place])))
  return products.toSorted((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0))
}
