'use client'

import { Button, useListDrawerContext } from '@payloadcms/ui'
import { useAdminText } from '../../admin/use-admin-text'
import { tableTitles, type TableSlug } from '../titles'
import styles from './table.module.css'

/** Above a list: the link to its table; not in a drawer, because it would leave the form. */
export function TableLink({ collection }: { collection: TableSlug }) {
  const t = useAdminText()
  const { isInDrawer } = useListDrawerContext()
  if (isInDrawer) return null
  return (
    <nav className={styles.link} aria-label={t(tableTitles[collection])}>
      <Button
        buttonStyle="secondary"
        el="link"
        margin={false}
        size="small"
        to={`/admin/collections/${collection}/table`}
      >
        {t('table:exportOrImport')}
      </Button>
    </nav>
  )
}
