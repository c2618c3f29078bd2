'use client'

import { Button, useConfig, useDocumentDrawerContext, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { useAdminText } from '@/cms/admin/use-admin-text'
import { findByHash, hashOf, type Stored } from './content-hash'
import styles from './same-content.module.css'

/** Names the document that has the bytes of the chosen file already, and offers to use it instead. */
export function SameContent() {
  const t = useAdminText()
  const { id, collectionSlug = '' } = useDocumentInfo()
  const file = useFormFields(([fields]) => fields.file?.value)
  const stored = useSameContent(collectionSlug, id ? undefined : file)
  return (
    <div role="status">
      {stored && (
        <div className={styles.notice}>
          {stored.thumbnailURL && <img src={stored.thumbnailURL} alt="" />}
          <p>
            {t('library:sameContent')}{' '}
            <a href={`/admin/collections/${collectionSlug}/${stored.id}`} target="_blank" rel="noreferrer">
              {stored.originalName || stored.id}
            </a>
          </p>
          <UseInstead stored={stored} collection={collectionSlug} />
        </div>
      )}
    </div>
  )
}

/** In the form of a field that the picture is chosen for. */
function UseInstead({ stored, collection }: { stored: Stored; collection: string }) {
  const t = useAdminText()
  const { drawerSlug, onSave } = useDocumentDrawerContext()
  const { getEntityConfig } = useConfig()
  const config = getEntityConfig({ collectionSlug: collection })
  if (!drawerSlug || !onSave || !config) return null
  const choose = () =>
    void onSave({ collectionConfig: config, doc: { ...stored }, operation: 'create', result: { ...stored } })
  return (
    <Button buttonStyle="secondary" margin={false} size="small" onClick={choose}>
      {t('library:useIt')}
    </Button>
  )
}

function useSameContent(collection: string, file: unknown): Stored | null {
  const [stored, setStored] = useState<{ file: unknown; found: Stored | null } | null>(null)
  useEffect(() => {
    if (!(file instanceof File)) return
    const controller = new AbortController()
    hashOf(file)
      .then((hash) => (hash ? findByHash(collection, hash, controller.signal) : null))
      .then((found) => setStored({ file, found }))
      .catch(() => undefined)
    return () => controller.abort()
  }, [collection, file])
  return stored && stored.file === file ? stored.found : null
}
