import { isSiteId } from '@/i18n/locales'
import type { Period } from '../report'

export const periods: [days: number, label: string][] = [
  [7, 'Last 7 days'],
  [30, 'Last 30 days'],
  [90, 'Last 90 days'],
  [365, 'Last 365 days'],
]

/** The period in the address; by default the last 30 days of all sites. */
export function periodOf(parameters: Record<string, unknown>, now: Date): Period {
  const [days] = periods.find(([days]) => String(days) === parameters.days) ?? [30]
  const site = typeof parameters.site === 'string' && isSiteId(parameters.site) ? parameters.site : null
  return { days, site, now }
}
