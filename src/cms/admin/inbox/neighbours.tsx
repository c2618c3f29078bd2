'use client'

import { Link } from '@payloadcms/ui'
import { useSyncExternalStore } from 'react'
import type { Neighbours as Found } from '../../requests/neighbours'
import { useAnswer } from '../use-document'
import styles from './handling.module.css'
import { keptList } from './keep-list'

const inbox = '/admin/collections/requests'

/** The requests beside one in the list that it was opened from, and the way back there. */
export function Neighbours({ id }: { id: string }) {
  const list = useSyncExternalStore(unchanging, keptList, () => null)
  const found = useAnswer<Found>(list === null ? null : `/api/requests/${id}/neighbours?${list}`)
  return (
    <nav className={styles.neighbours} aria-label="Requests beside this one">
      <Link href={list ? `${inbox}?${list}` : inbox} prefetch={false}>
        Back to the list
      </Link>
      <Neighbour id={found?.newer} label="Newer" />
      <Neighbour id={found?.older} label="Older" />
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

function unchanging() {
  return () => undefined
}
