import type { BeforeListTableServerProps } from 'payload'
import { findRequestedProducts } from '../product-names'
import { findStaff } from '../staff'
import { adminText, labelText } from '../../texts'
import { ExportLink } from '../../admin/export-link/export-link'
import { ListFilters } from '../../admin/list-filters/list-filters'
import { inquiryFilters } from './filters'
import { StoreListQuery } from './store-list-query'

/** Above the inbox: the export as a table, and the filters. */
export async function InboxList({ payload, user, i18n }: BeforeListTableServerProps) {
  const [staff, products] = await Promise.all([findStaff(payload), findRequestedProducts(payload)])
  const t = adminText({ i18n })
  const label = labelText({ i18n })
  return (
    <>
      <StoreListQuery />
      <ExportLink collection="requests" label={t('inbox:table')} />
      <ListFilters
        filters={inquiryFilters({ me: user?.id ?? '', staff, products, t, label })}
        counted="inbox:requests"
        searchNote={t('inbox:searchNote')}
      />
    </>
  )
}
