import { isOneOf } from '@/lib/typed-keys'

/** The sites of the product; a site's id is also its content locale (siteId of the contract). */
export const siteIds = ['zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR'] as const

export type SiteId = (typeof siteIds)[number]

export const defaultSite: SiteId = 'en_EN'

export const internationalSites = ['en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR'] as const satisfies SiteId[]

/** The fallback site for missing texts. */
export const fallbackOf: Record<SiteId, SiteId | null> = {
  zh_CN: null,
  en_EN: null,
  en_US: 'en_EN',
  en_UK: 'en_EN',
  es_ES: 'en_EN',
  fr_FR: 'en_EN',
}

/** The sites whose texts are used on a site, in order of preference. */
export function textSources(site: SiteId): SiteId[] {
  const fallback = fallbackOf[site]
  return fallback ? [site, fallback] : [site]
}

/** BCP 47 tags, for `lang`, hreflang and Intl. */
export const languageTag: Record<SiteId, string> = {
  zh_CN: 'zh-CN',
  en_EN: 'en',
  en_US: 'en-US',
  en_UK: 'en-GB',
  es_ES: 'es',
  fr_FR: 'fr',
}

/** The name of a site in the language selector, in its own language. */
export const languageName: Record<SiteId, string> = {
  zh_CN: '中文',
  en_EN: 'English',
  en_US: 'English (US)',
  en_UK: 'English (UK)',
  es_ES: 'Español',
  fr_FR: 'Français',
}

export function isSiteId(value: unknown): value is SiteId {
  return isOneOf(siteIds, value)
}
