'use client'

import { Link } from '@payloadcms/ui'
import { useSyncExternalStore } from 'react'
import type { Neighbours as Found } from '../neighbours'
import { useAdminText } from '../../admin/use-admin-text'
import { useApiData } from '../../admin/use-api-data'
import styles from './handling.module.css'
import { storedListQuery } from './store-list-query'

const inbox = '/admin/collections/requests'

/** Links to the next newer and older inquiry in the list it was opened from, and back to the list. */
export function Neighbours({ id }: { id: string }) {
  const t = useAdminText()
  const list = useSyncExternalStore(noSubscription, storedListQuery, () => null)
  const found = useApiData<Found>(list === null ? null : `/api/requests/${id}/neighbours?${list}`)
  return (
    <nav className={styles.neighbours} aria-label={t('inbox:neighbours')}>
      <Link href={list ? `${inbox}?${list}` : inbox} prefetch={false}>
        {t('inbox:backToList')}
      </Link>
      <Neighbour id={found?.newer} label={t('inbox:newer')} />
      <Neighbour id={found?.older} label={t('inbox:older')} />
    </nav>
  )
}

function Neighbour({ id, label }: { id: string | null | undefined; label: string }) {
  if (!id) return <span aria-hidden="true">{label}</span>
  return (
    <Link href={`${inbox}/${id}`} prefetch={false}>
      {label}
    </Link>
  )
}

function noSubscription() {
  return () => undefined
}
