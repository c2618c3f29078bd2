'use client'

import { Button, useListDrawerContext } from '@payloadcms/ui'
import { useAdminText } from '../../admin/use-admin-text'
import styles from './upload.module.css'

/** The link to the bulk upload; not in a drawer, because it would leave the form. */
export function UploadLink() {
  const t = useAdminText()
  const { isInDrawer } = useListDrawerContext()
  if (isInDrawer) return null
  return (
    <nav className={styles.link} aria-label={t('upload:bulkUpload')}>
      <Button
        buttonStyle="secondary"
        el="link"
        margin={false}
        size="small"
        to="/admin/collections/materials/upload"
      >
        {t('upload:title')}
      </Button>
    </nav>
  )
}
