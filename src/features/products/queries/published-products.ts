import type { Where } from 'payload'
import { fallbackOf, type SiteId } from '@/i18n/locales'
import { publishedByNameOn } from '@/server/published'

/** How lists read products: those that the site shows, by order and id, all at once and without relations. */
export function publishedProducts(site: SiteId, ...further: Where[]) {
  return {
    collection: 'products' as const,
    where: publishedByNameOn(site, ...further),
    joins: false as const,
    ...allOf(site),
  }
}

/** Everything, by order and id, in the words of the site or of its fallback. */
export function allOf(site: SiteId) {
  return { sort: ['order', 'id'], pagination: false, ...inWordsOf(site) }
}

export function inWordsOf(site: SiteId) {
  return { locale: site, fallbackLocale: fallbackOf[site] ?? (false as const), depth: 0 }
}
