import { href } from '@/addresses/href'
import type { SiteId } from '@/i18n/locales'
import { withUnitsOf } from '@/i18n/quantity'
import { toPicture } from '@/lib/media-picture'
import type { Picture } from '@/lib/picture'
import type { CategoryItem, MeasuredProduct } from '../../queries/items'
import { toTemperature, type KeyFigure } from './key-figures'

export type RecommendedView = {
  id: string
  name: string
  href: string
  picture?: Picture
  /** The name of its first-level category (S2 2.3). */
  categoryName: string
  temperature?: Pick<KeyFigure, 'value' | 'unit' | 'before' | 'after'>
}

export function toRecommended(site: SiteId, product: MeasuredProduct, path: CategoryItem[]): RecommendedView {
  const { id, listName, name, cover, parameters } = product
  return {
    id,
    name: withUnitsOf(site, listName),
    href: href(site, 'products', { id, name }),
    picture: cover ? toPicture(cover) : undefined,
    categoryName: path[0]?.name ?? '',
    temperature: toTemperature(site, parameters),
  }
}
