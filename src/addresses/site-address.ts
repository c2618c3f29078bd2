import { homePath, isChinese } from './sites'
import type { SiteId } from '@/i18n/locales'

/**
 * Converts an address written by an editor for the links of a site: `/en/...` applies to every international site and
 * gets its `lang`, as does the privacy policy on all sites; other addresses are unchanged.
 */
export function siteAddress(site: SiteId, address: string): string {
  if (!isOfSite(site, address)) return address
  const url = new URL(address, 'http://site')
  if (url.pathname.replace(/\/$/, '') === '/en') return `${homePath(site)}${url.search}${url.hash}`
  url.searchParams.set('lang', site)
  return `${url.pathname}${url.search}${url.hash}`
}

function isOfSite(site: SiteId, address: string): boolean {
  if (/^\/static\/policy\.pdf(?:[?#]|$)/.test(address)) return true
  return !isChinese(site) && /^\/en(?:[/?#]|$)/.test(address)
}
