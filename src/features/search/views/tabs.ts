import { href } from '@/addresses/href'
import { formatNumber } from '@/i18n/format'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import type { Answer } from '@/lib/search/engine'
import { kindOf, type SearchTag, searchTypes } from '@/lib/search/kinds'
import { siteOf } from '@/sites/site'

export type Asked = { site: SiteId; tag: SearchTag; text: string }

export type SearchTab = { label: string; href: string; current: boolean; count: string }

/** The kinds of results that a site has, in the order of the specification, each with what it found (S1 2.17). */
export function toTabs({ site, tag, text }: Asked, counts: Answer['counts']): SearchTab[] {
  const t = translator(site, 'search')
  return siteOf(site).facts.searchTags.map((one) => ({
    label: t(`types.${one}`),
    href: searchHref({ site, tag: one, text }),
    current: one === tag,
    count: formatNumber(site, counts[kindOf(one)]),
  }))
}

/** Where the other kinds found something. */
export function toElsewhere({ site, tag, text }: Asked, counts: Answer['counts']) {
  const others = siteOf(site).facts.searchTags.filter((one) => kindOf(one) !== kindOf(tag))
  const filled = others.filter((one) => counts[kindOf(one)] > 0)
  const t = translator(site, 'search')
  return filled.map((one) => ({
    label: t('among', { type: t(`types.${one}`), count: counts[kindOf(one)] }),
    href: searchHref({ site, tag: one, text }),
  }))
}

export function searchHref({ site, tag, text }: Asked, pageNo = 1): string {
  return href(site, 'search', { selectWD: searchTypes[tag], inputWD: text || undefined, pageNo })
}

/** The kind that a number means; undefined where the site does not show it. */
export function tagOf(site: SiteId, type: string): SearchTag | undefined {
  return siteOf(site).facts.searchTags.find((tag) => searchTypes[tag] === type)
}

/** How much all kinds together found; product images are products. */
export function totalOf(site: SiteId, counts: Answer['counts']): number {
  const kinds = new Set(siteOf(site).facts.searchTags.map(kindOf))
  return [...kinds].reduce((sum, kind) => sum + counts[kind], 0)
}
