'use client'

import { Button } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { callApi } from '../../admin/call-api'
import { useAdminText } from '../../admin/use-admin-text'
import type { LookupResult } from '../look-up'
import { LookupList } from './lookup-list'
import styles from './redirects.module.css'

/** Says where an address leads: to a page, over a redirect, or nowhere. */
export function AddressTest() {
  const t = useAdminText()
  const id = useId()
  const [results, setResults] = useState<LookupResult | null>(null)
  const [failure, setFailure] = useState('')

  async function test(form: FormData) {
    const address = String(form.get('address') ?? '').trim()
    if (!address) return
    const { body, message } = await callApi<{ results: LookupResult }>(
      `/api/redirects/lookup?${new URLSearchParams({ address })}`,
      {},
    )
    setResults(body?.results ?? null)
    setFailure(body ? '' : message)
  }

  return (
    <section className={styles.test} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{t('redirects:test')}</h2>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          void test(new FormData(event.currentTarget))
        }}
      >
        <label htmlFor={id}>{t('redirects:testAddress')}</label>
        <input id={id} name="address" type="text" placeholder="/en/news" maxLength={500} />
        <Button buttonStyle="secondary" margin={false} size="small" type="submit">
          {t('redirects:runTest')}
        </Button>
      </form>
      <div role="status">
        {failure && <p>{failure}</p>}
        {results && <LookupList results={results} />}
      </div>
    </section>
  )
}
