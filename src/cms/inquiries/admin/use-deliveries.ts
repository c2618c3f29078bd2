import { useCallback, useEffect, useState } from 'react'
import { useLoad } from '../../admin/use-load'
import type { Delivery } from '../deliveries'
import { useAdminText } from '../../admin/use-admin-text'
import { callApi } from '../../admin/call-api'

type Body = { deliveries: Delivery[] }

/** The polling interval while something is being sent, in ms. */
const pollInterval = 3_000

/** The state of the mails and webhooks about an inquiry, and an action to send them again. */
export function useDeliveries(inquiryId: string) {
  const t = useAdminText()
  const [deliveries, setDeliveries] = useState<Delivery[] | null>(null)
  const [message, setMessage] = useState('')
  const [isBusy, setBusy] = useState(false)
  const address = `/api/requests/${inquiryId}/deliveries`
  const isPending = deliveries?.some(({ state }) => state === 'due') ?? false

  const load = useCallback(
    async (signal?: AbortSignal) => {
      const { body, message } = await callApi<Body>(address, { signal })
      if (signal?.aborted) return
      if (body) setDeliveries(body.deliveries)
      setMessage(message)
    },
    [address],
  )
  useLoad(load)

  useEffect(() => {
    if (!isPending) return
    const timer = setInterval(() => void load(), pollInterval)
    return () => clearInterval(timer)
  }, [isPending, load])

  async function sendAgain(job: number) {
    setBusy(true)
    const { body, message } = await callApi<Body>(`${address}/${job}/again`, { method: 'POST' })
    if (body) setDeliveries(body.deliveries)
    setBusy(false)
    setMessage(message || t('deliveries:sendingAgain'))
  }

  return { deliveries, message, isBusy, sendAgain }
}
