import { Button, Gutter, SetStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { isStaff } from '../../access/roles'
import { TableImport } from './table-import'
import styles from './product-table.module.css'

/** The page on which products are exported to a table and imported from one. */
export function ProductTableView({ initPageResult: { req } }: AdminViewServerProps) {
  if (!isStaff(req)) return null
  return (
    <Gutter className={styles.view}>
      <SetStepNav nav={[{ label: 'Products', url: '/admin/collections/products' }, { label: 'Table' }]} />
      <h1>Table of products</h1>
      <p>
        A table (CSV) for spreadsheets contains all products with their parameters and the texts of every
        site. Change cells, add rows without an id for new products, and import it again. Rows that are not in
        the table stay as they are; products are never deleted by it.
      </p>
      <section className={styles.section} aria-labelledby="export-heading">
        <h2 id="export-heading">Export</h2>
        <p>
          Published products are exported as they are published, without changes that are still drafts;
          products that were never published, as their newest draft. The column <code>_status</code> tells
          which is which.
        </p>
        <Button buttonStyle="secondary" el="anchor" margin={false} url="/api/products/export">
          Export table
        </Button>
      </section>
      <TableImport />
    </Gutter>
  )
}
