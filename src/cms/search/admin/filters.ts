import { siteIds } from '@/i18n/locales'
import type { Translate } from '../../texts'
import { dayOf } from '../report'
import { siteLabels } from '../../site-labels'
import type { Filter } from '../../admin/list-filters/filter'
import { periods } from './period'

/** The filters above the search log. */
export function searchFilters(t: Translate, now = new Date()): Filter[] {
  return [
    {
      label: t('searches:period'),
      all: t('searches:wholeYear'),
      options: [
        { label: t('tools:today'), where: { day: { equals: dayOf({ days: 1, now }, 0) } } },
        ...periods
          .filter(([days]) => days < 365)
          .map(([days, label]) => ({
            label: t(label),
            where: { day: { greater_than_equal: dayOf({ days, now }, 0) } },
          })),
      ],
    },
    {
      label: t('searches:site'),
      all: t('tools:allSites'),
      options: siteIds.map((site) => ({ label: siteLabels[site], where: { site: { equals: site } } })),
    },
    {
      label: t('searches:found'),
      all: t('searches:foundAll'),
      options: [
        { label: t('searches:nothing'), where: { found: { equals: '0' } } },
        { label: t('searches:something'), where: { found: { greater_than: '0' } } },
      ],
    },
  ]
}
