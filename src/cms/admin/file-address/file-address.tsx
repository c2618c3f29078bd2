'use client'

import { Button, useDocumentInfo } from '@payloadcms/ui'
import { useId, useState, useSyncExternalStore } from 'react'
import type { File as StoredFile } from '@/payload-types'
import styles from './file-address.module.css'

/** The address of the file, to copy, and a note on what happens to it when the file is replaced. */
export function FileAddress() {
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
    setStatus(isCopied ? 'Copied.' : 'It could not be copied. Select the address and copy it yourself.')
  }

  return (
    <div className={styles.address}>
      <label htmlFor={field}>Address</label>
      <div className={styles.row}>
        <input id={field} type="text" readOnly value={address} onFocus={({ target }) => target.select()} />
        <Button buttonStyle="secondary" margin={false} onClick={() => void copy()}>
          Copy address
        </Button>
        <span role="status">{status}</span>
      </div>
      <p>
        To replace the file, remove it above, choose the new one of the same type and save. Links to the old
        one lead to the new one.
        {formerCount > 0 &&
          ` ${formerCount === 1 ? 'One former address leads' : `${formerCount} former addresses lead`} here.`}
      </p>
    </div>
  )
}
