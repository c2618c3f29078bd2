'use client'

import { useSyncExternalStore } from 'react'

import { emptyShortlist, shortlist, subscribeToShortlist } from './shortlist-store'

export function useShortlist(list: string) {
  return useSyncExternalStore(subscribeToShortlist, () => shortlist(list), emptyShortlist)
}
