import type { BeforeListTableServerProps } from 'payload'
import { findAskedProducts } from '../../requests/names'
import { findStaff } from '../../requests/staff'
import { ExportLink } from '../export-link/export-link'
import { ListFilters } from '../list-filters/list-filters'
import { requestFilters } from './filters'
import { KeepList } from './keep-list'

/** Above the inbox: the table of what it shows, and filters. */
export async function InboxList({ payload, user }: BeforeListTableServerProps) {
  const [staff, products] = await Promise.all([findStaff(payload), findAskedProducts(payload)])
  return (
    <>
      <KeepList />
      <ExportLink collection="requests" label="Table of requests" />
      <ListFilters
        // oxlint-disable-next-line react/purity -- rendered on the server only
        filters={requestFilters({ me: user?.id ?? '', staff, products, now: new Date() })}
        nouns={['request', 'requests']}
        searchNote="The search finds references, names, addresses, companies, texts and serial numbers. Spam shows where Status asks for it, and to the search for a whole reference."
      />
    </>
  )
}
