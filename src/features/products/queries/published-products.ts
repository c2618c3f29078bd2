import type { Where } from 'payload'
import type { SiteId } from '@/i18n/locales'
import { allOf, publishedByNameOn } from '@/server/published'

/** How lists read products: those that the site shows, by order and id, all at once and without relations. */
export function publishedProducts(site: SiteId, ...further: Where[]) {
  return {
    collection: 'products' as const,
    where: publishedByNameOn(site, ...further),
    joins: false as const,
    ...allOf(site),
  }
}
