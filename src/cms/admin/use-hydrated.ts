'use client'

import { useSyncExternalStore } from 'react'

/** False on the server and while its page is hydrated: what only the browser knows would differ from the page. */
export function useHydrated(): boolean {
  return useSyncExternalStore(neverChanges, inBrowser, onServer)
}

const neverChanges = () => () => undefined
const inBrowser = () => true
const onServer = () => false
