import type { Where } from 'payload'
import { fallbackOf, textSources, type SiteId } from '@/i18n/locales'

/**
 * The filter for documents that a site shows: Payload's `draft: false` alone also returns documents never published.
 * A document without a title for the site has nothing to show there.
 */
export function publishedOn(site: SiteId, ...further: Where[]): Where {
  return visibleOn('title', site, [{ _status: { equals: 'published' } }, ...further])
}

/** The same for documents whose title field is `name`. */
export function publishedByNameOn(site: SiteId, ...further: Where[]): Where {
  return visibleOn('name', site, [{ _status: { equals: 'published' } }, ...further])
}

/** Options to find all documents, by order and id, in the locale of the site with its fallback. */
export function allInOrder(site: SiteId) {
  return { sort: ['order', 'id'], pagination: false, ...localeOptions(site) }
}

export function localeOptions(site: SiteId) {
  return { locale: site, fallbackLocale: fallbackOf[site] ?? (false as const), depth: 0 }
}

function visibleOn(title: 'title' | 'name', site: SiteId, further: Where[]): Where {
  return { and: [{ sites: { in: [site] } }, titledOn(title, site), ...further] }
}

// Payload's filters ignore the locale fallback.
function titledOn(field: 'title' | 'name', site: SiteId): Where {
  const titled = textSources(site).map((source) => `${field}.${source}`)
  return {
    or: titled.map((title) => ({ and: [{ [title]: { exists: true } }, { [title]: { not_equals: '' } }] })),
  }
}
