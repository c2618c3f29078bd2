import { useEffect, useState } from 'react'
import type { Editor } from '../open-forms'

/** In ms. */
const period = 15_000
/** A window that nobody has looked at for this long, in ms, is no open form. */
const maxHidden = 2 * 60_000

/** Who else has the document open; tells the server that this form is, as long as it is looked at. */
export function usePresence(document: string | null, site: string): Editor[] {
  const [known, setKnown] = useState<{ document: string; others: Editor[] }>()
  useEffect(() => {
    if (!document) return undefined
    return report({ document, site }, (others) => setKnown({ document, others }))
  }, [document, site])
  return known && known.document === document ? known.others : []
}

type Shown = { document: string; site: string }

/** @returns what ends it */
function report(shown: Shown, onOthers: (others: Editor[]) => void): () => void {
  const form = newForm()
  const controller = new AbortController()
  const { signal } = controller
  let hiddenSince = window.document.hidden ? Date.now() : null

  async function tell(): Promise<void> {
    const response = await post({ form, ...shown }, { signal }).catch(() => null)
    const body = response?.ok
      ? ((await response.json().catch(() => null)) as { others: Editor[] } | null)
      : null
    if (!signal.aborted) onOthers(body?.others ?? [])
  }

  function leave(): void {
    // Sent although the page is left.
    void post({ form, closed: true }, { keepalive: true }).catch(() => undefined)
  }

  function tellIfSeen(): void {
    if (hiddenSince === null || Date.now() - hiddenSince < maxHidden) void tell()
  }

  function onVisibility(): void {
    hiddenSince = window.document.hidden ? Date.now() : null
    if (hiddenSince === null) void tell()
  }

  const timer = setInterval(tellIfSeen, period)
  window.document.addEventListener('visibilitychange', onVisibility, { signal })
  window.addEventListener('pagehide', leave, { signal })
  // A page that the browser has kept is shown again.
  window.addEventListener('pageshow', ({ persisted }) => persisted && tellIfSeen(), { signal })
  tellIfSeen()
  return () => {
    controller.abort()
    clearInterval(timer)
    leave()
  }
}

function post(data: object, init: RequestInit): Promise<Response> {
  return fetch('/api/open-forms', {
    ...init,
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(data),
  })
}

/** `crypto.randomUUID` exists on encrypted connections only. */
function newForm(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-')
}
