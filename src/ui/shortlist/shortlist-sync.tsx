'use client'

import { useEffect } from 'react'

import { setShortlist, type ShortlistItem } from './shortlist-store'

/** Stores the items in the page's address as the shortlist. */
export function ShortlistSync({ list, items }: { list: string; items: ShortlistItem[] }) {
  useEffect(() => setShortlist(list, items), [list, items])
  return null
}
