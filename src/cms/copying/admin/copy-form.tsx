'use client'

import { Button, useFormModified } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useId } from 'react'
import { isSiteId, siteIds } from '@/i18n/locales'
import { siteLabels } from '../../site-labels'
import styles from './copy-form.module.css'
import { useCopy, type CopiedText } from './use-copy'

type CopyFormProps = {
  /** The endpoint that compares and copies texts. */
  address: string
  /** The page of the document in the admin. */
  page: string
  from: string
  onDone: () => void
}

/** Selects a site and the texts to copy to it, and shows what each of them replaces. */
export function CopyForm({ address, page, from, onDone }: CopyFormProps) {
  const { to, texts, chosen, message, isBusy, load, toggle, copy } = useCopy({ address, from })
  const isModified = useFormModified()
  const router = useRouter()
  const site = useId()

  async function submit() {
    if (!(await copy())) return
    onDone()
    router.push(`${page}?${new URLSearchParams({ locale: to })}`)
  }

  const others = siteIds.filter((id) => id !== from)
  const isReplacing = texts?.some(({ path, target }) => target !== null && chosen.includes(path)) ?? false
  return (
    <div className={styles.form}>
      <p>
        The copy is a draft: visitors see it when you publish it. Nothing changes on{' '}
        {isSiteId(from) ? siteLabels[from] : from}.
      </p>
      {isModified && <p className={styles.warning}>Unsaved changes are not copied.</p>}
      <label htmlFor={site}>Copy to</label>
      <select
        id={site}
        className={styles.select}
        value={to}
        onChange={({ target }) => void load(target.value)}
      >
        <option value="">Choose a site</option>
        {others.map((id) => (
          <option key={id} value={id}>
            {siteLabels[id]}
          </option>
        ))}
      </select>
      {texts?.length === 0 && <p>There is nothing to copy: this site has the same texts already.</p>}
      {texts && texts.length > 0 && <TextTable texts={texts} chosen={chosen} onToggle={toggle} />}
      <p role="status" className={styles.warning}>
        {message || (isReplacing && 'Existing texts are replaced in the draft; earlier versions keep them.')}
      </p>
      {texts && texts.length > 0 && (
        <Button disabled={chosen.length === 0 || isBusy} margin={false} onClick={() => void submit()}>
          {chosen.length === 1 ? 'Copy 1 text as a draft' : `Copy ${chosen.length} texts as a draft`}
        </Button>
      )}
    </div>
  )
}

type Table = { texts: CopiedText[]; chosen: string[]; onToggle: (path: string) => void }

function TextTable({ texts, chosen, onToggle }: Table) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Copy</th>
          <th scope="col">Text</th>
          <th scope="col">Replaces</th>
        </tr>
      </thead>
      <tbody>
        {texts.map(({ path, label, source, target }) => (
          <tr key={path}>
            <td>
              <label className={styles.choice}>
                <input type="checkbox" checked={chosen.includes(path)} onChange={() => onToggle(path)} />
                {label}
              </label>
            </td>
            <td dir="auto">{source}</td>
            <td dir="auto">{target ?? <em>nothing</em>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
