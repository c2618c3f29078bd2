import type { SiteId } from '@/i18n/locales'
import type { Page, Values } from './page'
import type { Param } from './param'
import { isChinese } from './sites'

/** The parameters of a page on a site, by name. */
export function paramsOn(site: SiteId, page: Page): [string, Param][] {
  const side = isChinese(site) ? 'zh' : 'intl'
  return Object.entries(page.query).filter(([, param]) => !param.only || param.only === side)
}

/** The valid values of a query, the first of repeated ones; null when a required one is missing. */
export function readValues(site: SiteId, page: Page, query: URLSearchParams): Values | null {
  const values: Record<string, string> = {}
  for (const [name, param] of paramsOn(site, page)) {
    const value = [name, param.alias]
      .map((key) => (key ? query.get(key) : null))
      .find((raw) => isAccepted(param, raw))
    if (value) values[name] = value
    else if (param.required) return null
  }
  return page.translate?.(values) ?? values
}

function isAccepted(param: Param, raw: string | null): boolean {
  return raw !== null && raw !== '' && param.accepts(raw)
}
