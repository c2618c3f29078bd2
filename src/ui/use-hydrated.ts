'use client'

import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => {}

/** False on the server and until hydration: an animation used as a timer must not end before. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
}
