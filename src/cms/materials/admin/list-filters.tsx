import type { BeforeListTableServerProps } from 'payload'
import type { SiteId } from '@/i18n/locales'
import { findCategoryTree } from '../category-tree'
import { ListFilters } from '../../admin/list-filters/list-filters'
import { fileFilters, materialFilters } from './filters'
import { UploadLink } from './upload-link'

/** Above the list of materials: the link to the bulk upload, and filters (issue 5). */
export async function MaterialListFilters({ payload, locale }: BeforeListTableServerProps) {
  const categories = await findCategoryTree({ payload, locale: locale?.code as SiteId | undefined })
  return (
    <>
      <UploadLink />
      <ListFilters
        filters={materialFilters(categories)}
        nouns={['material', 'materials']}
        searchNote="The search finds names, versions, product models and file names."
      />
    </>
  )
}

/** Above the list of files. */
export function FileListFilters() {
  return <ListFilters filters={fileFilters} nouns={['file', 'files']} />
}
