import { fallbackOf, isSiteId, siteIds, type SiteId } from '@/i18n/locales'
import { asObject } from '@/lib/unknown-values'

/** Where visitors see a version once it is restored. */
export type Effect = { isDraft: boolean; sites: SiteId[] }

/**
 * For a version with the texts of all sites. It is shown on its sites where it has a title of its own or from the
 * fallback. A version without a title field, such as one of a global, is shown on every site.
 */
export function effectOf(document: object, titleField: string | undefined): Effect {
  const version = asObject(document)
  const named = Array.isArray(version.sites) ? version.sites.filter(isSiteId) : [...siteIds]
  const titles = titleField ? version[titleField] : null
  const hasTitle = (site: SiteId | null) => Boolean(site && asObject(titles)[site])
  const isLocalised = typeof titles === 'object' && titles !== null
  return {
    isDraft: version._status === 'draft',
    sites: isLocalised ? named.filter((site) => hasTitle(site) || hasTitle(fallbackOf[site])) : named,
  }
}
