import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'

// Search types by their number in the contract (S1 9), in the header's order.
const searchTypes = { '2': 'products', '3': 'solutions', '4': 'cases', '5': 'videos', '1': 'news' } as const
const searchOrder = ['2', '3', '4', '5', '1'] as const

/** The choices of the header's search. */
export function searchTypesOf(site: SiteId) {
  const t = translator(site, 'search')
  return searchOrder.map((value) => ({ value, label: t(`types.${searchTypes[value]}`) }))
}
