import type { Where } from 'payload'
import type { SiteId } from '@/i18n/locales'
import { allInOrder, publishedByNameOn } from '@/server/published'

/** Query options for lists: the products that the site shows, by order and id, without pagination and relations. */
export function publishedProducts(site: SiteId, ...further: Where[]) {
  return {
    collection: 'products' as const,
    where: publishedByNameOn(site, ...further),
    joins: false as const,
    ...allInOrder(site),
  }
}
