import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { searchTypes } from '@/lib/search/kinds'
import { siteOf } from '@/sites/site'

/** The options of the header search: the types of the search page by their number in the contract (S1 9). */
export function searchTypesOf(site: SiteId) {
  const t = translator(site, 'search')
  return siteOf(site).facts.searchTags.map((tag) => ({ value: searchTypes[tag], label: t(`types.${tag}`) }))
}
