import { useEffect, useEffectEvent, useState } from 'react'
import { post, receive } from './admin-window'
import type { Outcome, Shown } from './outcome'
import { rendered, trackUpdates, untilFree, untilRendered } from './page-updates'
import { countState, statesReceived, undoUnrendered } from './unrendered-changes'

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
  useEffect(() => rendered(), [show])
  useEffect(() => {
    let current = ''
    let isOutdated = false
    let isRunning = false

    function update(): void {
      isOutdated = true
      if (isRunning || !current) return
      isRunning = true
      trackUpdates(sendStates())
    }

    /** Resolves when the page shows the last state. */
    async function sendStates(): Promise<unknown> {
      let shown: Promise<void> | null = null
      while (isOutdated) {
        await untilFree()
        isOutdated = false
        const state = statesReceived()
        const result = await send(current).catch(() => 'failed' as const)
        setOutcome(result)
        if (result === 'shown') shown = untilRendered().then(() => undoUnrendered(state))
      }
      isRunning = false
      return shown
    }

    const end = receive((message) => {
      if (message.type === savedType) update()
      if (message.type !== formType) return
      const { collectionSlug, globalSlug, locale, data } = message
      if (typeof data !== 'object' || data === null) return
      const next = JSON.stringify({ collectionSlug, globalSlug, locale, data })
      countState()
      if (next === current && !isRunning) return undoUnrendered(statesReceived())
      if (next === current) return
      current = next
      update()
    })
    post({ type: formType, ready: true })
    return end
  }, [])
  return outcome
}
