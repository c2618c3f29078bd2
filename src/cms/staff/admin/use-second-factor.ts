import { useCallback, useState } from 'react'
import { useLoad } from '../../admin/use-load'
import type { FactorState } from '../second-factor'
import { callApi, type ApiResult } from '../../admin/call-api'

/** The second factor of an account. */
export function useSecondFactor(id: string) {
  const [factor, setFactor] = useState<FactorState | null>(null)

  const load = useCallback(
    async (signal?: AbortSignal) => {
      const { body } = await callApi<FactorState>(`/api/users/${id}/second-factor`, { signal })
      if (!signal?.aborted && body) setFactor(body)
    },
    [id],
  )
  useLoad(load)

  return { factor, load }
}

/** Sends an action below `/api/users`. */
export function postAction<Body extends object>(action: string, data: object = {}): Promise<ApiResult<Body>> {
  return callApi<Body>(`/api/users/${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(data),
  })
}
