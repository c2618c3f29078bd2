'use client'

import { Button, useFormFields, useFormModified } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useId } from 'react'
import { isSiteId, siteIds } from '@/i18n/locales'
import { siteLabels } from '../../site-labels'
import styles from './copy-form.module.css'
import { useCopy, type CopiedText } from './use-copy'
import { useAdminText } from '../../admin/use-admin-text'

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
  const t = useAdminText()
  const others = siteIds.filter((id) => id !== from)
  const first = useOwnSites().find((id) => id !== from) ?? ''
  const { to, texts, chosen, message, isBusy, choose, toggle, copy } = useCopy({ address, from, first })
  const isModified = useFormModified()
  const router = useRouter()
  const site = useId()

  async function submit() {
    if (!(await copy())) return
    onDone()
    router.push(`${page}?${new URLSearchParams({ locale: to })}`)
  }

  const isReplacing = texts?.some(({ path, target }) => target !== null && chosen.includes(path)) ?? false
  return (
    <div className={styles.form}>
      <p>{t('tools:copyHelp', { site: isSiteId(from) ? siteLabels[from] : from })}</p>
      {isModified && <p className={styles.warning}>{t('tools:unsavedNotCopied')}</p>}
      <label htmlFor={site}>{t('tools:copyTo')}</label>
      <select id={site} className={styles.select} value={to} onChange={({ target }) => choose(target.value)}>
        <option value="">{t('tools:chooseSite')}</option>
        {others.map((id) => (
          <option key={id} value={id}>
            {siteLabels[id]}
          </option>
        ))}
      </select>
      {texts?.length === 0 && <p>{t('tools:nothingToCopy')}</p>}
      {texts && texts.length > 0 && <TextTable texts={texts} chosen={chosen} onToggle={toggle} />}
      <p role="status" className={styles.warning}>
        {message || (isReplacing && t('tools:replacesTexts'))}
      </p>
      {texts && texts.length > 0 && (
        <Button disabled={chosen.length === 0 || isBusy} margin={false} onClick={() => void submit()}>
          {t('tools:copyAsDraft', { count: chosen.length })}
        </Button>
      )}
    </div>
  )
}

/** The sites that the document is for; all, if it does not say so. */
function useOwnSites(): readonly string[] {
  const sites = useFormFields(([fields]) => fields.sites?.value)
  return Array.isArray(sites) ? siteIds.filter((id) => sites.includes(id)) : siteIds
}

type Table = { texts: CopiedText[]; chosen: string[]; onToggle: (path: string) => void }

function TextTable({ texts, chosen, onToggle }: Table) {
  const t = useAdminText()
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('tools:copy')}</th>
          <th scope="col">{t('tools:text')}</th>
          <th scope="col">{t('tools:replaces')}</th>
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
            <td dir="auto">{target ?? <em>{t('tools:nothing')}</em>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
