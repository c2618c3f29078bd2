import { Button } from '@payloadcms/ui'
import { useEffect, useId, useRef, useState } from 'react'
import { useAdminText } from '../../admin/use-admin-text'
import styles from './share-form.module.css'

/** The address of a new link, focused and selected, with a button that copies it. */
export function NewLink({ address }: { address: string }) {
  const t = useAdminText()
  const [status, setStatus] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const id = useId()

  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])

  async function copy(): Promise<void> {
    const isCopied = await navigator.clipboard.writeText(address).then(
      () => true,
      () => false,
    )
    setStatus(isCopied ? t('tools:copied') : t('tools:notCopied'))
  }

  return (
    <div className={styles.link}>
      <label htmlFor={id}>{t('sharing:link')}</label>
      <input ref={field} id={id} type="text" readOnly className={styles.address} value={address} />
      <div className={styles.row}>
        <Button buttonStyle="secondary" margin={false} onClick={() => void copy()}>
          {t('sharing:copyLink')}
        </Button>
        <span role="status">{status}</span>
      </div>
    </div>
  )
}
