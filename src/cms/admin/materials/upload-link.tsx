'use client'

import { Button, useListDrawerContext } from '@payloadcms/ui'
import styles from './upload.module.css'

/** The way to the bulk upload; not where a form chooses from the list, which it would leave. */
export function UploadLink() {
  const { isInDrawer } = useListDrawerContext()
  if (isInDrawer) return null
  return (
    <nav className={styles.link} aria-label="Bulk upload">
      <Button
        buttonStyle="secondary"
        el="link"
        margin={false}
        size="small"
        to="/admin/collections/materials/upload"
      >
        Upload many files
      </Button>
    </nav>
  )
}
