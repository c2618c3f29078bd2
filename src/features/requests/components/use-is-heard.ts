import { useSyncExternalStore } from 'react'

/** Whether the scripts have come: false in the page as the server makes it. */
export function useIsHeard(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
}
