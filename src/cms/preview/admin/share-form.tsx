'use client'

import { Button, useFormModified } from '@payloadcms/ui'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useAdminText } from '../../admin/use-admin-text'
import { defaultLinkDays, linkDays, maxRecipientLength } from '../links/limits'
import { LinkList } from './link-list'
import { NewLink } from './new-link'
import styles from './share-form.module.css'
import { usePreviewLinks, type DocumentKey, type SharedSite } from './use-preview-links'

/** Makes links to the draft of a document, and lists and revokes them. */
export function ShareForm({ document }: { document: DocumentKey }) {
  const t = useAdminText()
  const isModified = useFormModified()
  const { state, message, isBusy, create, revoke } = usePreviewLinks(document)
  const [address, setAddress] = useState<string | null>(null)
  const [note, setNote] = useState('')
  const status = useRef<HTMLParagraphElement>(null)

  async function submit(link: Chosen): Promise<void> {
    const made = await create(link)
    setAddress(made)
    setNote(made ? t('sharing:created') : '')
  }

  async function end(id: string): Promise<void> {
    const isRevoked = await revoke(id)
    setAddress(null)
    flushSync(() => setNote(isRevoked ? t('sharing:isRevoked') : ''))
    // The button that had the focus is gone.
    if (isRevoked) status.current?.focus()
  }

  return (
    <div className={styles.form}>
      <p>{t('sharing:help')}</p>
      {isModified && <p className={styles.warning}>{t('sharing:unsaved')}</p>}
      {!state && !message && <p>{t('tools:loading')}</p>}
      {state?.sites.length === 0 && <p className={styles.warning}>{t('sharing:noPages')}</p>}
      {state && state.sites.length > 0 && (
        <LinkFields sites={state.sites} isBusy={isBusy} onSubmit={(link) => void submit(link)} />
      )}
      <p role="status" ref={status} tabIndex={-1} className={styles.status}>
        {message || note}
      </p>
      {address && <NewLink key={address} address={address} />}
      {state && <LinkList links={state.links} isBusy={isBusy} onRevoke={(id) => void end(id)} />}
    </div>
  )
}

type Chosen = { sites: string[]; days: number; recipient: string }

type Fields = { sites: SharedSite[]; isBusy: boolean; onSubmit: (link: Chosen) => void }

/** Not a form element: the drawer is inside the form of the document. */
function LinkFields({ sites, isBusy, onSubmit }: Fields) {
  const t = useAdminText()
  const [chosen, setChosen] = useState(sites.map(({ id }) => id))
  const [days, setDays] = useState<number>(defaultLinkDays)
  const [recipient, setRecipient] = useState('')
  const fields = useId()

  function toggle(site: string): void {
    setChosen((ids) => (ids.includes(site) ? ids.filter((id) => id !== site) : [...ids, site]))
  }

  return (
    <>
      <fieldset className={styles.sites}>
        <legend>{t('sharing:sites')}</legend>
        {sites.map(({ id, label }) => (
          <label key={id} className={styles.choice}>
            <input type="checkbox" checked={chosen.includes(id)} onChange={() => toggle(id)} />
            {label}
          </label>
        ))}
      </fieldset>
      <label htmlFor={`${fields}-days`}>{t('sharing:validity')}</label>
      <select
        id={`${fields}-days`}
        className={styles.field}
        value={days}
        onChange={({ target }) => setDays(Number(target.value))}
      >
        {linkDays.map((count) => (
          <option key={count} value={count}>
            {t('sharing:days', { count })}
          </option>
        ))}
      </select>
      <label htmlFor={`${fields}-recipient`}>{t('sharing:recipient')}</label>
      <input
        id={`${fields}-recipient`}
        type="text"
        className={styles.field}
        value={recipient}
        maxLength={maxRecipientLength}
        autoComplete="off"
        onChange={({ target }) => setRecipient(target.value)}
      />
      <Button
        disabled={chosen.length === 0 || isBusy}
        margin={false}
        onClick={() => onSubmit({ sites: chosen, days, recipient })}
      >
        {t('sharing:create')}
      </Button>
    </>
  )
}
