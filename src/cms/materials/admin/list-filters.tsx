import type { BeforeListTableServerProps } from 'payload'
import type { SiteId } from '@/i18n/locales'
import { findCategoryTree } from '../category-tree'
import { adminText, labelText } from '../../texts'
import { contentFilters } from '../../lists/admin/content-filters'
import { ListFilters } from '../../admin/list-filters/list-filters'
import { fileFilters, materialFilters } from './filters'
import { UploadLink } from './upload-link'

/** Above the list of materials: the link to the bulk upload, and filters (issue 5). */
export async function MaterialListFilters(props: BeforeListTableServerProps) {
  const { payload, locale, i18n } = props
  const categories = await findCategoryTree({ payload, locale: locale?.code as SiteId | undefined })
  const t = adminText({ i18n })
  const label = labelText({ i18n })
  return (
    <>
      <UploadLink />
      <ListFilters
        filters={await contentFilters(props, materialFilters(categories, { t, label }))}
        counted="upload:materials"
        searchNote={t('upload:searchNote')}
      />
    </>
  )
}

/** Above the list of files. */
export async function FileListFilters(props: BeforeListTableServerProps) {
  const { i18n } = props
  const t = adminText({ i18n })
  const label = labelText({ i18n })
  const filters = await contentFilters(props, fileFilters({ t, label }))
  return <ListFilters filters={filters} counted="upload:storedFiles" />
}
