import { siteIds } from '@/i18n/locales'
import { requestKindLabels, requestKinds, requestStatusLabels, requestStatuses } from '@/lib/requests/kinds'
import { siteLabels } from '../../site-labels'
import type { Colleague } from '../../requests/staff'
import type { Filter, FilterOption } from '../list-filters/filter'

type Known = {
  /** Who looks. */
  me: string
  staff: Colleague[]
  /** Those that somebody asked for. */
  products: { id: string; name: string }[]
  now: Date
}

/** Above the inbox. */
export function requestFilters({ me, staff, products, now }: Known): Filter[] {
  return [
    { label: 'Status', all: 'All but spam', options: statuses },
    {
      label: 'Kind',
      all: 'All kinds',
      options: requestKinds.map((kind) => ({
        label: requestKindLabels[kind],
        where: { kind: { equals: kind } },
      })),
    },
    {
      label: 'Site',
      all: 'All sites',
      options: siteIds.map((site) => ({ label: siteLabels[site], where: { site: { equals: site } } })),
    },
    {
      label: 'Owner',
      all: 'Everybody and nobody',
      options: [
        { label: 'Mine', where: { owner: { equals: me } } },
        { label: 'Nobody', where: { owner: { exists: 'false' } } },
        ...staff
          .filter(({ id }) => id !== me)
          .map(({ id, name }) => ({ label: name, where: { owner: { equals: id } } })),
      ],
    },
    {
      label: 'Product',
      all: 'All products',
      options: products.map(({ id, name }) => ({ label: name, where: { products: { in: id } } })),
    },
    {
      label: 'Attachment',
      all: 'With and without',
      options: [
        { label: 'With an attachment', where: { file: { exists: 'true' } } },
        { label: 'Without', where: { file: { exists: 'false' } } },
      ],
    },
    {
      label: 'Received',
      all: 'At any time',
      options: periods.map(([label, days]) => ({
        label,
        where: { createdAt: { greater_than_equal: startOfDay(now, days) } },
      })),
    },
  ]
}

const statuses: FilterOption[] = [
  { label: 'Open: new or in progress', where: { status: { in: 'new,progress' } } },
  ...requestStatuses.map((status) => ({
    label: requestStatusLabels[status],
    where: { status: { equals: status } },
  })),
]

/** Whole days, so that an address means the same for a day. */
const periods: [string, number][] = [
  ['Today (UTC)', 0],
  ['In the last 7 days', 6],
  ['In the last 30 days', 29],
  ['In the last 365 days', 364],
]

function startOfDay(now: Date, daysAgo: number): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() - daysAgo)).toISOString()
}
