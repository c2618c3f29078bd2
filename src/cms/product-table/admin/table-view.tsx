import { Button, Gutter, SetStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { isStaff } from '../../access/roles'
import { adminText, labelText } from '../../texts'
import { TableImport } from './table-import'
import styles from './product-table.module.css'

/** The page on which products are exported to a table and imported from one. */
export function ProductTableView({ initPageResult: { req } }: AdminViewServerProps) {
  if (!isStaff(req)) return null
  const t = adminText(req)
  const label = labelText(req)
  return (
    <Gutter className={styles.view}>
      <SetStepNav
        nav={[
          { label: label('content:products'), url: '/admin/collections/products' },
          { label: t('table:step') },
        ]}
      />
      <h1>{t('table:title')}</h1>
      <p>{t('table:intro')}</p>
      <section className={styles.section} aria-labelledby="export-heading">
        <h2 id="export-heading">{t('table:export')}</h2>
        <p>{t('table:exportHelp', { column: label('exports:publication') })}</p>
        <Button buttonStyle="secondary" el="anchor" margin={false} url="/api/products/export">
          {t('table:exportTable')}
        </Button>
      </section>
      <TableImport collection="products" help={t('table:importHelp')} importLabel="table:importProducts" />
    </Gutter>
  )
}
