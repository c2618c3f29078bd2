import { useCallback, useEffect, useState } from 'react'
import type { AccountState } from '../../distributors/endpoints'
import { ask } from '../ask'

type Action = 'invite' | 'reset' | 'sign-out' | 'clear-second-factor'

/** How an account stands, and what an editor does with it. */
export function useAccount(id: string) {
  const [account, setAccount] = useState<AccountState | null>(null)
  const [message, setMessage] = useState('')
  const [isBusy, setBusy] = useState(false)

  const load = useCallback(
    async (signal?: AbortSignal) => {
      const { body } = await ask<AccountState>(`/api/distributors/${id}/state`, { signal })
      if (!signal?.aborted && body) setAccount(body)
    },
    [id],
  )

  useEffect(() => {
    const controller = new AbortController()
    // It comes from the server: there is nothing to show before that has answered.
    // oxlint-disable-next-line react/set-state-in-effect
    void load(controller.signal)
    return () => controller.abort()
  }, [load])

  async function act(action: Action) {
    setBusy(true)
    const answer = await ask(`/api/distributors/${id}/${action}`, { method: 'POST' })
    await load()
    setBusy(false)
    setMessage(answer.message)
  }

  return { account, message, isBusy, act }
}
