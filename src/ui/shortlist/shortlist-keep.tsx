'use client'

import { useEffect } from 'react'

import { setShortlist, type Shortlisted } from './shortlist-store'

/** The page's address says what is set aside: the list follows it. */
export function ShortlistKeep({ list, items }: { list: string; items: Shortlisted[] }) {
  useEffect(() => setShortlist(list, items), [list, items])
  return null
}
