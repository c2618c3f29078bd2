import type { SiteId } from '@/i18n/locales'
import type { Page, Values } from './page'
import type { Param } from './param'
import { isChinese } from './sites'

/** The parameters that a page takes on a site, by name. */
export function takenOn(site: SiteId, page: Page): [string, Param][] {
  const side = isChinese(site) ? 'zh' : 'intl'
  return Object.entries(page.query).filter(([, param]) => !param.only || param.only === side)
}

/** The acceptable values of a query, the first of repeated ones; null when a required one is not there. */
export function readValues(site: SiteId, page: Page, query: URLSearchParams): Values | null {
  const values: Record<string, string> = {}
  for (const [name, param] of takenOn(site, page)) {
    const value = [name, param.alias]
      .map((key) => (key ? query.get(key) : null))
      .find((raw) => isValue(param, raw))
    if (value) values[name] = value
    else if (param.required) return null
  }
  return page.translate?.(values) ?? values
}

function isValue(param: Param, raw: string | null): boolean {
  return raw !== null && raw !== '' && param.accepts(raw)
}
