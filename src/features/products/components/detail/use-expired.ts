'use client'

import { useSyncExternalStore } from 'react'
import { isExpired } from '../../views/detail/expiry'

/** The last day of an approval, and whether it was over when the page was made: kept pages grow older than that. */
export type Until = { iso: string; text: string; wasExpired: boolean }

export function useExpired(until: Until | undefined): boolean {
  return useSyncExternalStore(
    never,
    () => until !== undefined && isExpired(until.iso, Date.now()),
    () => until?.wasExpired ?? false,
  )
}

const never = () => () => undefined
