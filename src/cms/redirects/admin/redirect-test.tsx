'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useId } from 'react'
import { useAdminText } from '../../admin/use-admin-text'
import { useApiData } from '../../admin/use-api-data'
import { namesOfSites } from '../../site-labels'
import type { LookupResult } from '../look-up'
import { LookupList } from './lookup-list'
import styles from './redirects.module.css'

/** In the form of a saved redirect: where its address leads, and that it has no effect while the page is public. */
export function RedirectTestField() {
  const t = useAdminText()
  const id = useId()
  const { savedDocumentData } = useDocumentInfo()
  const from: unknown = savedDocumentData?.from
  const saved: unknown = savedDocumentData?.updatedAt
  // The time makes the response that of this save.
  const address =
    typeof from === 'string' && from !== ''
      ? `/api/redirects/lookup?${new URLSearchParams({ address: from, saved: String(saved) })}`
      : null
  const results = useApiData<{ results: LookupResult }>(address)?.results
  if (!results) return null
  const pages = Array.isArray(results) ? results.filter(({ result }) => result === 'page') : []
  return (
    <section className={styles.test} aria-labelledby={id}>
      <h3 id={id}>{t('redirects:testHere')}</h3>
      {pages.length > 0 && (
        <p className={styles.warning}>
          {t('redirects:noEffect', { sites: namesOfSites(pages.map(({ site }) => site)) })}
        </p>
      )}
      <LookupList results={results} />
    </section>
  )
}
