import type { Where } from 'payload'
import type { SiteId } from '@/i18n/locales'

/** What visitors of a site may see: Payload's `draft: false` alone also returns documents never published. */
export function publishedOn(site: SiteId, ...further: Where[]): Where {
  return { and: [{ _status: { equals: 'published' } }, { sites: { in: [site] } }, ...further] }
}
