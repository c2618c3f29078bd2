import { useEffect, useEffectEvent, useState } from 'react'
import { post, receive } from './admin-window'
import type { Outcome, Shown } from './outcome'
import { runUpdate, untilFree, untilShown } from './page-updates'
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
  useEffect(() => {
    let current = ''
    let isOutdated = false
    let isRunning = false

    async function update(): Promise<void> {
      isOutdated = true
      if (isRunning || !current) return
      isRunning = true
      while (isOutdated) {
        await untilFree()
        isOutdated = false
        const state = statesReceived()
        setOutcome(await runUpdate(() => send(current).catch(() => 'failed' as const)))
        void untilShown().then(() => undoUnrendered(state))
      }
      isRunning = false
    }

    const end = receive((message) => {
      if (message.type === savedType) void update()
      if (message.type !== formType) return
      const { collectionSlug, globalSlug, locale, data } = message
      if (typeof data !== 'object' || data === null) return
      const next = JSON.stringify({ collectionSlug, globalSlug, locale, data })
      countState()
      if (next === current && !isRunning) return undoUnrendered(statesReceived())
      if (next === current) return
      current = next
      void update()
    })
    post({ type: formType, ready: true })
    return end
  }, [])
  return outcome
}
