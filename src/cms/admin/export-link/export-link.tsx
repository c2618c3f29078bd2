'use client'

import { Button } from '@payloadcms/ui'
import { useSearchParams } from 'next/navigation'
import styles from './export-link.module.css'

type Props = {
  collection: string
  /** What the table holds, for screen readers. */
  label: string
}

/** Above a list: what it shows now, all pages of it, as a table. */
export function ExportLink({ collection, label }: Props) {
  const query = listQuery(useSearchParams())
  return (
    <nav className={styles.links} aria-label={label}>
      <Button
        buttonStyle="secondary"
        el="anchor"
        margin={false}
        size="small"
        url={`/api/${collection}/export?${query}`}
      >
        Export table
      </Button>
    </nav>
  )
}

/** What a list is asked for, of all that stands in its address. */
export function listQuery(asked: URLSearchParams): string {
  const kept = [...asked].filter(([name]) => name === 'search' || name.startsWith('where'))
  return new URLSearchParams(kept).toString()
}
