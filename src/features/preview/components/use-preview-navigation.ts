import { useEffect } from 'react'
import { pageAt } from '@/addresses/page-at'

/** Links lead to the previews of their pages, and forms are not sent. */
export function usePreviewNavigation(): void {
  useEffect(() => {
    const events = new AbortController()
    // After the page's own handlers, which open dialogs and tabs.
    window.addEventListener('click', followLink, { signal: events.signal })
    window.addEventListener('submit', refuse, { signal: events.signal, capture: true })
    return () => events.abort()
  }, [])
}

function followLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || event.defaultPrevented || link.closest('[data-preview]')) return
  const { origin, pathname, search, hash } = new URL(link.href)
  const { location } = window
  const isHere = pathname + search === location.pathname + location.search
  if (origin !== location.origin || isHere || !pageAt(pathname)) return
  event.preventDefault()
  location.assign(`/preview${pathname}${search}${hash}`)
}

function refuse(event: SubmitEvent): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}
