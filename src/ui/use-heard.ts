'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and until the page's scripts hear events: a clock must not end before. */
export function useHeard(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
