'use client'

import { Icon } from '@/ui/icon'
import { Status } from '@/ui/tag'
import styles from './approvals.module.css'
import { useExpired, type Until } from './use-expired'

/** The last valid day of an approval, marked when expired. */
export function ValidUntil({ until, expiredLabel }: { until: Until; expiredLabel: string }) {
  const expired = useExpired(until)
  return (
    <>
      <time dateTime={until.iso}>{until.text}</time>
      {expired && <Status tone="alarm">{expiredLabel}</Status>}
    </>
  )
}

/** A valid approval: its name with a tick. */
export function ApprovalMark({ kind, until }: { kind: string; until?: Until }) {
  const expired = useExpired(until)
  if (expired) return null
  return (
    <li className={styles.mark}>
      <Icon name="check" small />
      {kind}
    </li>
  )
}
