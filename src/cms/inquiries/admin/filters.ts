import { siteIds } from '@/i18n/locales'
import { inquiryKindLabels, inquiryKinds, inquiryStatusLabels, inquiryStatuses } from '@/lib/inquiries/kinds'
import { siteLabels } from '../../site-labels'
import type { StaffMember } from '../staff'
import type { Filter, FilterOption } from '../../admin/list-filters/filter'

type Known = {
  /** The id of the current user. */
  me: string
  staff: StaffMember[]
  /** The products that inquiries refer to. */
  products: { id: string; name: string }[]
  now: Date
}

/** The filters above the inbox. */
export function inquiryFilters({ me, staff, products, now }: Known): Filter[] {
  return [
    { label: 'Status', all: 'All but spam', options: statuses },
    {
      label: 'Kind',
      all: 'All kinds',
      options: inquiryKinds.map((kind) => ({
        label: inquiryKindLabels[kind],
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
      all: 'All owners',
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
  ...inquiryStatuses.map((status) => ({
    label: inquiryStatusLabels[status],
    where: { status: { equals: status } },
  })),
]

/** Whole days, so that an address has the same meaning for a day. */
const periods: [string, number][] = [
  ['Today (UTC)', 0],
  ['In the last 7 days', 6],
  ['In the last 30 days', 29],
  ['In the last 365 days', 364],
]

function startOfDay(now: Date, daysAgo: number): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() - daysAgo)).toISOString()
}
