import type { SiteId } from '@/i18n/locales'
import type { Picture } from '@/lib/picture'
import type { CategoryItem, MeasuredProduct } from '../../queries/items'
import { toCard, type ProductCard } from '../list/cards'

export type RecommendedView = {
  id: string
  name: string
  model: string
  href: string
  picture?: Picture
  /** The name of its first-level category (S2 2.3). */
  categoryName: string
  temperature?: ProductCard['figure']
  facts: ProductCard['facts']
}

export function toRecommended(site: SiteId, product: MeasuredProduct, path: CategoryItem[]): RecommendedView {
  const { id, name, model, href, picture, figure, facts } = toCard(site, product)
  return {
    id,
    name,
    model,
    href,
    picture,
    categoryName: path[0]?.name ?? '',
    temperature: figure,
    facts,
  }
}
