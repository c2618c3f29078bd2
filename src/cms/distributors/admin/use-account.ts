import { useCallback, useState } from 'react'
import { useLoad } from '../../admin/use-load'
import type { AccountState } from '../endpoints'
import { callApi } from '../../admin/call-api'

type Action = 'invite' | 'reset' | 'sign-out' | 'clear-second-factor'

/** The sign-in state of an account, and the actions on it. */
export function useAccount(id: string) {
  const [account, setAccount] = useState<AccountState | null>(null)
  const [message, setMessage] = useState('')
  const [isBusy, setBusy] = useState(false)

  const load = useCallback(
    async (signal?: AbortSignal) => {
      const { body } = await callApi<AccountState>(`/api/distributors/${id}/state`, { signal })
      if (!signal?.aborted && body) setAccount(body)
    },
    [id],
  )
  useLoad(load)

  async function act(action: Action) {
    setBusy(true)
    const result = await callApi(`/api/distributors/${id}/${action}`, { method: 'POST' })
    await load()
    setBusy(false)
    setMessage(result.message)
  }

  return { account, message, isBusy, act }
}
