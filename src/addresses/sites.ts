import { defaultSite, internationalSites, isSiteId, siteIds, type SiteId } from '@/i18n/locales'
import type { Page } from './page'

/** Host names that select a site; 'www.' and ports are ignored. */
export type Hosts = { chinese: readonly string[]; spanish: readonly string[]; french: readonly string[] }

/** Cookie with the visitor's last international site. */
export const storedSiteCookie = 'site'

const homePaths: Record<SiteId, string> = {
  zh_CN: '/cn',
  en_EN: '/en',
  en_US: '/us',
  en_UK: '/uk',
  es_ES: '/es',
  fr_FR: '/fr',
}

/** First segments of the entry paths; '' is the root (S1 2.1). */
const entrySites: ReadonlyMap<string, SiteId> = new Map([
  ['', defaultSite],
  ...siteIds.map((site) => [homePaths[site].slice(1), site] as const),
])

/** The home page of a stored country, by the table of S1 2.1; /en for all others. */
export function homePath(country: string): string {
  return isSiteId(country) ? homePaths[country] : homePaths[defaultSite]
}

/** The entry paths with their sites. */
export function entryPaths(): { path: string; site: SiteId }[] {
  return [...entrySites].map(([segment, site]) => ({ path: `/${segment}`, site }))
}

export function isChinese(site: SiteId): boolean {
  return site === 'zh_CN'
}

/** Public paths of a page on a site, canonical first; empty where the site does not have it. */
export function pathsOn(site: SiteId, page: Page): readonly string[] {
  return (isChinese(site) ? page.zh : page.intl) ?? []
}

/** The site in the cookie: only international sites, since a stored zh_CN does not apply to /en (readings 1). */
export function storedInternationalSite(cookie: string | null | undefined): SiteId | null {
  return internationalSites.find((site) => site === cookie) ?? null
}

export function isOneOfHosts(host: string | null | undefined, hosts: readonly string[]): boolean {
  return !!host && hosts.some((candidate) => bareHost(candidate) === bareHost(host))
}

type Address = {
  host: string | null | undefined
  /** Decoded path segments. */
  segments: readonly string[]
  lang: string | null
  hosts: Hosts
}

/** The site that an address selects: Reading A of S1 2.1, first match wins. Null when it selects none. */
export function requestedSite({ host, segments, lang, hosts }: Address): SiteId | null {
  const names = segments.map((segment) => segment.toLowerCase())
  const contains = (site: SiteId) => lang === site || names.includes(site.toLowerCase())
  const first = names[0] ?? ''

  if (isOneOfHosts(host, hosts.chinese) || contains('zh_CN')) return 'zh_CN'
  if (names.length <= 1 && entrySites.has(first)) return entrySites.get(first) ?? null
  if (isOneOfHosts(host, hosts.spanish) || contains('es_ES')) return 'es_ES'
  if (isOneOfHosts(host, hosts.french) || contains('fr_FR')) return 'fr_FR'
  if (lang !== null) return isSiteId(lang) ? lang : defaultSite
  if (first === 'en') return null
  return entrySites.get(first) ?? siteIds.find((site) => site.toLowerCase() === first) ?? null
}

function bareHost(host: string): string {
  return host
    .trim()
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/\.$/, '')
    .replace(/^www\./, '')
}
