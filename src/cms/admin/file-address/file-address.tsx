'use client'

import { Button, useDocumentInfo } from '@payloadcms/ui'
import { useId, useState, useSyncExternalStore } from 'react'
import type { File as StoredFile } from '@/payload-types'
import styles from './file-address.module.css'

/** Where the file is found, to be passed on, and what becomes of the address when the file is replaced. */
export function FileAddress() {
  const { savedDocumentData } = useDocumentInfo()
  const [said, setSaid] = useState('')
  const field = useId()
  const origin = useSyncExternalStore(
    () => () => undefined,
    () => window.location.origin,
    () => '',
  )
  const file = savedDocumentData as StoredFile | undefined
  if (!file?.url) return null
  const address = `${origin}${file.url}`
  const former = file.formerKeys?.length ?? 0

  async function copy() {
    const isCopied = await navigator.clipboard.writeText(address).then(
      () => true,
      () => false,
    )
    setSaid(isCopied ? 'Copied.' : 'It could not be copied: mark it and copy it yourself.')
  }

  return (
    <div className={styles.address}>
      <label htmlFor={field}>Address</label>
      <div className={styles.row}>
        <input id={field} type="text" readOnly value={address} onFocus={({ target }) => target.select()} />
        <Button buttonStyle="secondary" margin={false} onClick={() => void copy()}>
          Copy address
        </Button>
        <span role="status">{said}</span>
      </div>
      <p>
        To replace the file, remove it above, choose the new one of the same type and save. Links to the old
        one lead to the new one.
        {former > 0 &&
          ` ${former === 1 ? 'One former address leads' : `${former} former addresses lead`} here.`}
      </p>
    </div>
  )
}
