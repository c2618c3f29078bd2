import { useCallback, useEffect, useState } from 'react'
import type { Delivery } from '../../requests/deliveries'
import { ask } from '../ask'

type Body = { deliveries: Delivery[] }

/** How often what is being sent is looked at again, in ms. */
const pause = 3_000

/** What became of a request's mails and webhooks, and another try. */
export function useDeliveries(request: string) {
  const [deliveries, setDeliveries] = useState<Delivery[] | null>(null)
  const [message, setMessage] = useState('')
  const [isBusy, setBusy] = useState(false)
  const address = `/api/requests/${request}/deliveries`
  const isUnderWay = deliveries?.some(({ state }) => state === 'due') ?? false

  const load = useCallback(
    async (signal?: AbortSignal) => {
      const { body, message } = await ask<Body>(address, { signal })
      if (signal?.aborted) return
      if (body) setDeliveries(body.deliveries)
      setMessage(message)
    },
    [address],
  )

  useEffect(() => {
    const controller = new AbortController()
    // It comes from the server: there is nothing to show before that has answered.
    // oxlint-disable-next-line react/set-state-in-effect
    void load(controller.signal)
    return () => controller.abort()
  }, [load])

  useEffect(() => {
    if (!isUnderWay) return
    const timer = setInterval(() => void load(), pause)
    return () => clearInterval(timer)
  }, [isUnderWay, load])

  async function sendAgain(job: number) {
    setBusy(true)
    const { body, message } = await ask<Body>(`${address}/${job}/again`, { method: 'POST' })
    if (body) setDeliveries(body.deliveries)
    setBusy(false)
    setMessage(message || 'It is being sent again.')
  }

  return { deliveries, message, isBusy, sendAgain }
}
