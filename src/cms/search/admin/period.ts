import { isSiteId } from '@/i18n/locales'
import type { MessageKey } from '../../texts/types'
import type { Period } from '../report'

export const periods: [days: number, label: MessageKey][] = [
  [7, 'tools:last7'],
  [30, 'tools:last30'],
  [90, 'tools:last90'],
  [365, 'tools:last365'],
]

/** The period in the address; by default the last 30 days of all sites. */
export function periodOf(parameters: Record<string, unknown>, now = new Date()): Period {
  const [days] = periods.find(([days]) => String(days) === parameters.days) ?? [30]
  const site = typeof parameters.site === 'string' && isSiteId(parameters.site) ? parameters.site : null
  return { days, site, now }
}
