'use client'

import { useSyncExternalStore } from 'react'
import { isExpired } from '../../view-models/detail/expiry'

/** The last valid day of an approval, and whether it had expired at render time; cached pages can be older. */
export type Until = { iso: string; text: string; wasExpired: boolean }

export function useExpired(until: Until | undefined): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => until !== undefined && isExpired(until.iso, Date.now()),
    () => until?.wasExpired ?? false,
  )
}

const subscribeToNothing = () => () => undefined
