import { useEffect } from 'react'
import { pageAt } from '@/addresses/page-at'
import { refuseForms } from './refuse-forms'

/** Links and searches lead to the previews of their pages, and other forms are not sent. */
export function usePreviewNavigation(): void {
  useEffect(() => {
    const events = new AbortController()
    // After the page's own handlers, which open dialogs and tabs.
    window.addEventListener('click', followLink, { signal: events.signal })
    const allowForms = refuseForms(followSearch)
    return () => {
      events.abort()
      allowForms()
    }
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

/** A search form leads to a page, as a link does. */
function followSearch(form: HTMLFormElement): void {
  const { origin, pathname } = new URL(form.action)
  if (form.method !== 'get' || origin !== window.location.origin || !pageAt(pathname)) return
  const fields = [...new FormData(form)].filter(
    (field): field is [string, string] => typeof field[1] === 'string',
  )
  window.location.assign(`/preview${pathname}?${new URLSearchParams(fields)}`)
}
