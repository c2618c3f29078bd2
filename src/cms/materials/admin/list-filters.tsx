import type { BeforeListTableServerProps, ServerProps } from 'payload'
import type { SiteId } from '@/i18n/locales'
import { findCategoryTree } from '../category-tree'
import { adminText, labelText } from '../../texts'
import { ListFilters } from '../../admin/list-filters/list-filters'
import { fileFilters, materialFilters } from './filters'
import { UploadLink } from './upload-link'

/** Above the list of materials: the link to the bulk upload, and filters (issue 5). */
export async function MaterialListFilters({ payload, locale, i18n }: BeforeListTableServerProps) {
  const categories = await findCategoryTree({ payload, locale: locale?.code as SiteId | undefined })
  const t = adminText({ i18n })
  const label = labelText({ i18n })
  return (
    <>
      <UploadLink />
      <ListFilters
        filters={materialFilters(categories, { t, label })}
        counted="upload:materials"
        searchNote={t('upload:searchNote')}
      />
    </>
  )
}

/** Above the list of files. */
export function FileListFilters({ i18n }: ServerProps) {
  const t = adminText({ i18n })
  const label = labelText({ i18n })
  return <ListFilters filters={fileFilters({ t, label })} counted="upload:storedFiles" />
}
