'use client'

import { RefreshRouteOnSave } from '@payloadcms/live-preview-react'
import { useRouter } from 'next/navigation'
import { useSyncExternalStore } from 'react'
import styles from './preview-bar.module.css'

type PreviewBarProps = { text: string; leave: { label: string; href: string } }

const subscribe = () => () => undefined

/** Refreshes the page after each save and states that it shows unpublished changes, with a link to the public page. */
export function PreviewBar({ text, leave }: PreviewBarProps) {
  const { refresh } = useRouter()
  const origin = useSyncExternalStore(
    subscribe,
    () => window.location.origin,
    () => '',
  )
  return (
    <aside className={styles.bar} data-ground="dark" data-preview>
      {origin && <RefreshRouteOnSave refresh={refresh} serverURL={origin} />}
      <p>{text}</p>
      <a href={leave.href} className={styles.leave}>
        {leave.label}
      </a>
    </aside>
  )
}
