import type { BeforeListTableServerProps } from 'payload'
import { findRequestedProducts } from '../product-names'
import { findStaff } from '../staff'
import { ExportLink } from '../../admin/export-link/export-link'
import { ListFilters } from '../../admin/list-filters/list-filters'
import { inquiryFilters } from './filters'
import { StoreListQuery } from './store-list-query'

/** Above the inbox: the export as a table, and the filters. */
export async function InboxList({ payload, user }: BeforeListTableServerProps) {
  const [staff, products] = await Promise.all([findStaff(payload), findRequestedProducts(payload)])
  return (
    <>
      <StoreListQuery />
      <ExportLink collection="requests" label="Table of requests" />
      <ListFilters
        // oxlint-disable-next-line react/purity -- rendered on the server only
        filters={inquiryFilters({ me: user?.id ?? '', staff, products, now: new Date() })}
        nouns={['request', 'requests']}
        searchNote="The search finds references, names, addresses, companies, texts and serial numbers. Spam is listed only if Status selects it, or if you search for a complete reference."
      />
    </>
  )
}
