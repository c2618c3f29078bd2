'use client'

import { RenderDefaultCell } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'
import { siteLabels } from '@/cms/site-labels'
import { useAdminText } from '../../admin/use-admin-text'
import type { ListRow } from '../read-hooks'
import styles from './cells.module.css'
import { useSite } from './use-site'

export type Row = DefaultCellComponentProps & { rowData: { id: string; list?: ListRow } }

/** The title as a link, with the titles above it in a tree, and the site it comes from if that is another. */
export function TitleCell(props: Row) {
  const t = useAdminText()
  const site = useSite()
  const { title, above = [] } = props.rowData.list ?? {}
  const source = title?.site && title.site !== site ? siteLabels[title.site] : null
  // In the table of documents that refer to one, only the cell has the title.
  const own: unknown = props.cellData
  const cellData = title?.text ?? (typeof own === 'string' && own ? own : t('lists:untitled'))
  return (
    <span className={styles.title}>
      {above.length > 0 && <span className={styles.above}>{above.map((name) => `${name} › `)}</span>}
      <RenderDefaultCell
        clientProps={{ ...props, cellData, link: true }}
        columnIndex={0}
        isLinkedColumn
        enableRowSelections
      />
      {source && <span className={styles.source}>{t('lists:titleFrom', { site: source })}</span>}
    </span>
  )
}
