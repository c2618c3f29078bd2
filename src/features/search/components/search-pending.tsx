'use client'

import { useEffect, useState, type ReactNode } from 'react'
import { isPlainClick } from '@/lib/plain-click'
import { Skeleton } from '@/ui/skeleton'

type SearchPendingProps = {
  /** Announced while the next search is loading. */
  label: string
  kind: 'cards' | 'rows'
  count: number
  children: ReactNode
}

/** If the navigation fails, the results are shown again after this time. */
const timeoutMs = 30_000

/** Shows the results; while the next search, tab or page is loading, a static skeleton (S1 2.17, 4). */
export function SearchPending({ label, kind, count, children }: SearchPendingProps) {
  const [isSearching, setSearching] = useState(false)
  useEffect(() => {
    const begin = (event: Event) => {
      if (leadsToSearch(event)) setSearching(true)
    }
    const end = () => setSearching(false)
    document.addEventListener('submit', begin)
    document.addEventListener('click', begin)
    // A page restored from the back/forward cache.
    addEventListener('pageshow', end)
    return () => {
      document.removeEventListener('submit', begin)
      document.removeEventListener('click', begin)
      removeEventListener('pageshow', end)
    }
  }, [])
  useEffect(() => {
    if (!isSearching) return
    const timer = setTimeout(() => setSearching(false), timeoutMs)
    return () => clearTimeout(timer)
  }, [isSearching])
  return isSearching ? <Skeleton kind={kind} count={count} label={label} /> : children
}

function leadsToSearch(event: Event): boolean {
  if (!(event.target instanceof Element)) return false
  if (event.type === 'submit') {
    return event.target instanceof HTMLFormElement && pathOf(event.target.action) === location.pathname
  }
  if (!isPlainClick(event as MouseEvent) || event.defaultPrevented) return false
  const link = event.target.closest('a')
  return link !== null && link.target !== '_blank' && !link.hash && pathOf(link.href) === location.pathname
}

function pathOf(address: string): string | undefined {
  return URL.parse(address)?.pathname
}
