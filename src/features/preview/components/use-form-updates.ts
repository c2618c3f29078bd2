import { useEffect, useEffectEvent, useState } from 'react'
import type { Shown } from './preview-bar'

export type Outcome = Shown | 'failed'

const formType = 'payload-live-preview'
const savedType = 'payload-document-event'

/**
 * Sends each state of the admin's form to `show`, which renders the page with it. One request runs at a time;
 * states that arrive meanwhile are skipped but for the last one.
 */
export function useFormUpdates(show: (form: string) => Promise<Shown>): Outcome {
  const [outcome, setOutcome] = useState<Outcome>('shown')
  // Each rendering passes another function.
  const send = useEffectEvent(show)
  useEffect(() => {
    // In a tab of its own there is no form.
    if (admin() === window) return
    let current = ''
    let isOutdated = false
    let isRunning = false

    async function update(): Promise<void> {
      isOutdated = true
      if (isRunning || !current) return
      isRunning = true
      while (isOutdated) {
        isOutdated = false
        setOutcome(await send(current).catch(() => 'failed' as const))
      }
      isRunning = false
    }

    function receive({ origin, source, data }: MessageEvent): void {
      if (origin !== window.location.origin || source !== admin()) return
      if (data?.type === savedType) void update()
      if (data?.type !== formType) return
      const { collectionSlug, globalSlug, locale, data: values } = data
      if (typeof values !== 'object' || values === null) return
      const next = JSON.stringify({ collectionSlug, globalSlug, locale, data: values })
      if (next === current) return
      current = next
      void update()
    }

    window.addEventListener('message', receive)
    admin().postMessage({ type: formType, ready: true }, window.location.origin)
    return () => window.removeEventListener('message', receive)
  }, [])
  return outcome
}

/** The window of the form: the preview is in a frame of it, or in a window that it opened. */
function admin(): Window {
  return (window.opener as Window | null) ?? window.parent
}
