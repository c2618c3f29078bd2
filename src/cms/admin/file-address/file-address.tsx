'use client'

import { Button, useDocumentInfo } from '@payloadcms/ui'
import { useId, useState, useSyncExternalStore } from 'react'
import type { File as StoredFile } from '@/payload-types'
import styles from './file-address.module.css'
import { useAdminText } from '../use-admin-text'

/** The address of the file, to copy, and a note on what happens to it when the file is replaced. */
export function FileAddress() {
  const t = useAdminText()
  const { savedDocumentData } = useDocumentInfo()
  const [status, setStatus] = useState('')
  const field = useId()
  const origin = useSyncExternalStore(
    () => () => undefined,
    () => window.location.origin,
    () => '',
  )
  const file = savedDocumentData as StoredFile | undefined
  if (!file?.url) return null
  const address = `${origin}${file.url}`
  const formerCount = file.formerKeys?.length ?? 0

  async function copy() {
    const isCopied = await navigator.clipboard.writeText(address).then(
      () => true,
      () => false,
    )
    setStatus(isCopied ? t('tools:copied') : t('tools:notCopied'))
  }

  return (
    <div className={styles.address}>
      <label htmlFor={field}>{t('tools:address')}</label>
      <div className={styles.row}>
        <input id={field} type="text" readOnly value={address} onFocus={({ target }) => target.select()} />
        <Button buttonStyle="secondary" margin={false} onClick={() => void copy()}>
          {t('tools:copyAddress')}
        </Button>
        <span role="status">{status}</span>
      </div>
      <p>
        {t('tools:replaceHelp')}
        {formerCount > 0 && ` ${t('tools:formerAddresses', { count: formerCount })}`}
      </p>
    </div>
  )
}
