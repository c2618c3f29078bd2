'use client'

import { Button } from '@payloadcms/ui'
import { useSearchParams } from 'next/navigation'
import styles from './download-links.module.css'

/** Above the log of downloads: what the list shows now, all pages of it, as a table. */
export function DownloadLinks() {
  const asked = useSearchParams()
  const kept = [...asked].filter(([name]) => name === 'search' || name.startsWith('where'))
  return (
    <nav className={styles.links} aria-label="Table of downloads">
      <Button
        buttonStyle="secondary"
        el="anchor"
        margin={false}
        size="small"
        url={`/api/downloads/export?${new URLSearchParams(kept)}`}
      >
        Export table
      </Button>
    </nav>
  )
}
