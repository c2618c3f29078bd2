import { Button } from '@payloadcms/ui'
import { ExportLink } from '../../admin/export-link/export-link'
import { ListFilters } from '../../admin/list-filters/list-filters'
import { searchFilters } from './filters'
import styles from './list.module.css'

/** Above the search log: links to the overview and the export, and the filters. */
export function SearchesList() {
  return (
    <>
      <div className={styles.links}>
        <Button el="link" margin={false} size="small" to="/admin/collections/searches/overview">
          What is searched
        </Button>
        <ExportLink collection="searches" label="Table of searched words" />
      </div>
      {/* oxlint-disable-next-line react/purity -- rendered on the server only */}
      <ListFilters filters={searchFilters(new Date())} nouns={['row', 'rows']} />
    </>
  )
}
