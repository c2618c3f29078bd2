import { Button } from '@payloadcms/ui'
import styles from './product-table.module.css'

/** Above the list of products: links to export and import a table. */
export function ProductTableLinks() {
  return (
    <nav className={styles.links} aria-label="Table of products">
      <Button buttonStyle="secondary" el="anchor" margin={false} size="small" url="/api/products/export">
        Export table
      </Button>
      <Button
        buttonStyle="secondary"
        el="link"
        margin={false}
        size="small"
        to="/admin/collections/products/table"
      >
        Import table
      </Button>
    </nav>
  )
}
