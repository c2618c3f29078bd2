'use client'

import { Button, Link, useTranslation } from '@payloadcms/ui'
import { useRef, useState, type FormEvent } from 'react'
import { DropField } from '../../admin/uploads/drop-field'
import { useAdminText } from '../../admin/use-admin-text'
import type { CategoryBranch } from '../category-tree'
import { siteIds } from '@/i18n/locales'
import { libraryTypes } from '@/lib/library-types'
import { CommonFields, type Group } from './common-fields'
import type { MessageKey } from '../../texts/types'
import { UploadRows } from './upload-rows'
import type { CommonValues } from './upload-row'
import { useBulkUpload } from './use-bulk-upload'
import styles from './upload.module.css'

const defaults: CommonValues = {
  kind: '',
  category: '',
  language: 'en',
  version: '',
  sites: [...siteIds],
  restricted: false,
  groups: [],
}

type Props = { categories: CategoryBranch[]; groups: Group[]; site: string }

/** Selects files, their common values, and shows the rows with their progress. */
export function UploadForm({ categories, groups, site }: Props) {
  const t = useAdminText()
  const { i18n } = useTranslation()
  const counted = (key: MessageKey, count: number) =>
    t(key, { count, total: count.toLocaleString(i18n.language) })
  const [common, setCommon] = useState(defaults)
  const { rows, sent, isSending, add, change, send, remove, clear } = useBulkUpload(site)
  const outcome = useRef<HTMLDivElement>(null)
  const failed = rows.filter(({ state }) => state.kind === 'failed').length
  const remaining = rows.filter(({ state }) => state.kind !== 'done').length
  const isFinished = rows.length > 0 && !isSending && sent.length + failed > 0

  async function submit(event: FormEvent) {
    event.preventDefault()
    await send(common)
    outcome.current?.focus()
  }

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <CommonFields value={common} onChange={setCommon} categories={categories} groups={groups} />
      <DropField
        label={t('upload:drop')}
        accept={libraryTypes}
        disabled={isSending}
        onFiles={(files) => void add(files)}
      />
      {rows.length > 0 && (
        <UploadRows rows={rows} common={common} disabled={isSending} onChange={change} onRemove={remove} />
      )}
      <div ref={outcome} tabIndex={-1} role="status" className={styles.outcome}>
        {isSending && t('upload:progress', { done: sent.length, total: rows.length })}
        {isFinished && (
          <p className={failed > 0 ? styles.bad : styles.good}>
            {counted('upload:created', sent.length)} {failed > 0 && `${counted('upload:failed', failed)} `}
            {sent.length > 0 && <Link href={listAddress(sent)}>{t('upload:showNew')}</Link>}
          </p>
        )}
      </div>
      <div className={styles.actions}>
        <Button type="submit" margin={false} disabled={isSending || remaining === 0}>
          {failed > 0
            ? counted('upload:sendAgain', remaining)
            : remaining > 0
              ? counted('upload:sendFiles', remaining)
              : t('upload:send')}
        </Button>
        {rows.length > 0 && !isSending && (
          <Button buttonStyle="secondary" margin={false} onClick={clear}>
            {remaining > 0 ? t('upload:clearList') : t('upload:uploadMore')}
          </Button>
        )}
      </div>
    </form>
  )
}

/** The address of the list of the new materials: those created between the first and the last of them. */
function listAddress(sent: { createdAt: string }[]): string {
  const times = sent.map(({ createdAt }) => createdAt).sort()
  const query = new URLSearchParams({
    'where[createdAt][greater_than_equal]': times[0] ?? '',
    'where[createdAt][less_than_equal]': times.at(-1) ?? '',
    sort: '-createdAt',
  })
  return `/admin/collections/materials?${query}`
}
