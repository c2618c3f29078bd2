import { href } from '@/addresses/href'
import { formatNumber } from '@/i18n/format'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import type { SearchResult } from '@/lib/search/engine'
import { kindOf, type SearchTag, searchTypes } from '@/lib/search/kinds'
import { siteOf } from '@/sites/site'

export type SearchParams = { site: SiteId; tag: SearchTag; text: string }

export type SearchTab = { label: string; href: string; current: boolean; count: string }

/** The result types of a site in the order of the specification, with their counts (S1 2.17). */
export function toTabs({ site, tag, text }: SearchParams, counts: SearchResult['counts']): SearchTab[] {
  const t = translator(site, 'search')
  return siteOf(site).facts.searchTags.map((one) => ({
    label: t(`types.${one}`),
    href: searchHref({ site, tag: one, text }),
    current: one === tag,
    count: formatNumber(site, counts[kindOf(one)]),
  }))
}

/** The other types that have results. */
export function toOtherTypes({ site, tag, text }: SearchParams, counts: SearchResult['counts']) {
  const others = siteOf(site).facts.searchTags.filter((one) => kindOf(one) !== kindOf(tag))
  const filled = others.filter((one) => counts[kindOf(one)] > 0)
  const t = translator(site, 'search')
  return filled.map((one) => ({
    label: t('among', { type: t(`types.${one}`), count: counts[kindOf(one)] }),
    href: searchHref({ site, tag: one, text }),
  }))
}

export function searchHref({ site, tag, text }: SearchParams, pageNo = 1): string {
  return href(site, 'search', { selectWD: searchTypes[tag], inputWD: text || undefined, pageNo })
}

/** The type with this number; undefined if the site does not show it. */
export function tagOf(site: SiteId, type: string): SearchTag | undefined {
  return siteOf(site).facts.searchTags.find((tag) => searchTypes[tag] === type)
}

/** The total of all types; product images count as products. */
export function totalOf(site: SiteId, counts: SearchResult['counts']): number {
  const kinds = new Set(siteOf(site).facts.searchTags.map(kindOf))
  return [...kinds].reduce((sum, kind) => sum + counts[kind], 0)
}
