import { Button } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { adminText } from '../../texts'
import styles from '../../tables/admin/table.module.css'

/** Above the list of products: links to export and import a table. */
export function ProductTableLinks({ i18n }: ServerProps) {
  const t = adminText({ i18n })
  return (
    <nav className={styles.links} aria-label={t('table:title')}>
      <Button buttonStyle="secondary" el="anchor" margin={false} size="small" url="/api/products/export">
        {t('table:exportTable')}
      </Button>
      <Button
        buttonStyle="secondary"
        el="link"
        margin={false}
        size="small"
        to="/admin/collections/products/table"
      >
        {t('table:importTable')}
      </Button>
    </nav>
  )
}
