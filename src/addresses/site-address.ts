import { homePath, isChinese } from './sites'
import type { SiteId } from '@/i18n/locales'

/**
 * An address as editors write it, for the links of one site: `/en/...` stands for every international site
 * and gets its `lang`; all others stay as they are.
 */
export function siteAddress(site: SiteId, address: string): string {
  if (isChinese(site) || !/^\/en(?:[/?#]|$)/.test(address)) return address
  const url = new URL(address, 'http://site')
  if (url.pathname.replace(/\/$/, '') === '/en') return `${homePath(site)}${url.search}${url.hash}`
  url.searchParams.set('lang', site)
  return `${url.pathname}${url.search}${url.hash}`
}
