import { siteIds } from '@/i18n/locales'
import { inquiryKinds, inquiryStatuses } from '@/lib/inquiries/kinds'
import { siteLabels } from '../../site-labels'
import type { LabelText, Translate } from '../../texts'
import type { MessageKey } from '../../texts/types'
import type { StaffMember } from '../staff'
import type { Filter, FilterOption } from '../../admin/list-filters/filter'

type Known = {
  /** The id of the current user. */
  me: string
  staff: StaffMember[]
  /** The products that inquiries refer to. */
  products: { id: string; name: string }[]
  now?: Date
  t: Translate
  label: LabelText
}

/** The filters above the inbox. */
export function inquiryFilters({ me, staff, products, now = new Date(), t, label }: Known): Filter[] {
  return [
    { label: label('fields:status'), all: t('inbox:allButSpam'), options: statusOptions(t) },
    {
      label: label('fields:kind'),
      all: t('tools:allKinds'),
      options: inquiryKinds.map((kind) => ({
        label: t(`inquiryKinds:${kind}`),
        where: { kind: { equals: kind } },
      })),
    },
    {
      label: label('fields:site'),
      all: t('tools:allSites'),
      options: siteIds.map((site) => ({ label: siteLabels[site], where: { site: { equals: site } } })),
    },
    {
      label: label('fields:owner'),
      all: t('inbox:allOwners'),
      options: [
        { label: t('inbox:ownedByMe'), where: { owner: { equals: me } } },
        { label: t('inbox:nobody'), where: { owner: { exists: 'false' } } },
        ...staff
          .filter(({ id }) => id !== me)
          .map(({ id, name }) => ({ label: name, where: { owner: { equals: id } } })),
      ],
    },
    {
      label: label('fields:product'),
      all: t('inbox:allProducts'),
      options: products.map(({ id, name }) => ({ label: name, where: { products: { in: id } } })),
    },
    {
      label: label('content:attachment'),
      all: t('inbox:anyAttachment'),
      options: [
        { label: t('inbox:withAttachment'), where: { file: { exists: 'true' } } },
        { label: t('inbox:withoutAttachment'), where: { file: { exists: 'false' } } },
      ],
    },
    {
      label: t('inbox:received'),
      all: t('inbox:anyTime'),
      options: periods.map(([name, days]) => ({
        label: t(name),
        where: { createdAt: { greater_than_equal: startOfDay(now, days) } },
      })),
    },
  ]
}

function statusOptions(t: Translate): FilterOption[] {
  return [
    { label: t('inbox:open'), where: { status: { in: 'new,progress' } } },
    ...inquiryStatuses.map((status) => ({
      label: t(`inquiryStatuses:${status}`),
      where: { status: { equals: status } },
    })),
  ]
}

/** Whole days, so that an address has the same meaning for a day. */
const periods: [MessageKey, number][] = [
  ['tools:today', 0],
  ['tools:last7', 6],
  ['tools:last30', 29],
  ['tools:last365', 364],
]

function startOfDay(now: Date, daysAgo: number): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() - daysAgo)).toISOString()
}
