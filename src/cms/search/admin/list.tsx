import { Button } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { ExportLink } from '../../admin/export-link/export-link'
import { ListFilters } from '../../admin/list-filters/list-filters'
import { adminText } from '../../texts'
import { searchFilters } from './filters'
import styles from './list.module.css'

/** Above the search log: links to the overview and the export, and the filters. */
export function SearchesList({ i18n }: ServerProps) {
  const t = adminText({ i18n })
  return (
    <>
      <div className={styles.links}>
        <Button el="link" margin={false} size="small" to="/admin/collections/searches/overview">
          {t('searches:overview')}
        </Button>
        <ExportLink collection="searches" label={t('searches:table')} />
      </div>
      <ListFilters filters={searchFilters(t)} counted="searches:rows" />
    </>
  )
}
