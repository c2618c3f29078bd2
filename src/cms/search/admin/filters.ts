import { siteIds } from '@/i18n/locales'
import { dayOf } from '../report'
import { siteLabels } from '../../site-labels'
import type { Filter } from '../../admin/list-filters/filter'
import { periods } from './period'

/** The filters above the search log. */
export function searchFilters(now: Date): Filter[] {
  return [
    {
      label: 'Period',
      all: 'The whole year',
      options: [
        { label: 'Today (UTC)', where: { day: { equals: dayOf({ days: 1, now }, 0) } } },
        ...periods
          .filter(([days]) => days < 365)
          .map(([days, label]) => ({
            label,
            where: { day: { greater_than_equal: dayOf({ days, now }, 0) } },
          })),
      ],
    },
    {
      label: 'Site',
      all: 'All sites',
      options: siteIds.map((site) => ({ label: siteLabels[site], where: { site: { equals: site } } })),
    },
    {
      label: 'Found',
      all: 'Something or nothing',
      options: [
        { label: 'Nothing', where: { found: { equals: '0' } } },
        { label: 'Something', where: { found: { greater_than: '0' } } },
      ],
    },
  ]
}
