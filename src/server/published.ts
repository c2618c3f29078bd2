import type { Where } from 'payload'
import { fallbackOf, textSources, type SiteId } from '@/i18n/locales'

/**
 * What visitors of a site may see: Payload's `draft: false` alone also returns documents never published.
 * A document without a title for the site has nothing to show there.
 */
export function publishedOn(site: SiteId, ...further: Where[]): Where {
  return shownBy('title', site, [{ _status: { equals: 'published' } }, ...further])
}

/** The same for documents that are titled by their `name`. */
export function publishedByNameOn(site: SiteId, ...further: Where[]): Where {
  return shownBy('name', site, [{ _status: { equals: 'published' } }, ...further])
}

/** The same for named documents without drafts: categories, types. */
export function listedOn(site: SiteId, ...further: Where[]): Where {
  return shownBy('name', site, further)
}

/** The sites where a document shows: those it names, as far as its titles reach. */
export function readableOn(sites: SiteId[], titled: SiteId[]): SiteId[] {
  return sites.filter((site) => textSources(site).some((source) => titled.includes(source)))
}

/** Everything, by order and id, in the words of the site or of its fallback. */
export function allOf(site: SiteId) {
  return { sort: ['order', 'id'], pagination: false, ...inWordsOf(site) }
}

export function inWordsOf(site: SiteId) {
  return { locale: site, fallbackLocale: fallbackOf[site] ?? (false as const), depth: 0 }
}

function shownBy(title: 'title' | 'name', site: SiteId, further: Where[]): Where {
  return { and: [{ sites: { in: [site] } }, titledOn(title, site), ...further] }
}

// Payload's filters know no fallback.
function titledOn(field: 'title' | 'name', site: SiteId): Where {
  const titled = textSources(site).map((source) => `${field}.${source}`)
  return {
    or: titled.map((title) => ({ and: [{ [title]: { exists: true } }, { [title]: { not_equals: '' } }] })),
  }
}
