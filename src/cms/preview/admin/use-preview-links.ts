import { useCallback, useState } from 'react'
import { callApi, type ApiResult } from '../../admin/call-api'
import { useLoad } from '../../admin/use-load'

export type SharedSite = { id: string; label: string }

/** A link as the dialog lists it; times are in ISO format. */
export type ListedLink = {
  id: string
  sites: string[]
  recipient: string | null
  maker: string | null
  createdAt: string
  expiresAt: string
  revokedAt: string | null
  openedAt: string | null
  openings: number
}

export type DocumentKey = { collection: string; id: string } | { global: string }

type State = { sites: SharedSite[]; links: ListedLink[] }
type NewLink = { sites: string[]; days: number; recipient: string }

const endpoint = '/api/shared-previews'

/** The links to the draft of a document. `state` is null until they are loaded. */
export function usePreviewLinks(document: DocumentKey) {
  const query = new URLSearchParams(document).toString()
  const [state, setState] = useState<State | null>(null)
  const [message, setMessage] = useState('')
  const [isBusy, setBusy] = useState(false)

  const apply = useCallback((result: ApiResult<State>) => {
    setMessage(result.message)
    if (result.body) setState(result.body)
  }, [])

  const load = useCallback(
    async (signal: AbortSignal) => {
      const result = await callApi<State>(`${endpoint}?${query}`, { signal })
      if (!signal.aborted) apply(result)
    },
    [query, apply],
  )
  useLoad(load)

  async function post<Body extends State>(path: string, body: object): Promise<Body | undefined> {
    setBusy(true)
    const result = await callApi<Body>(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...document, ...body }),
    })
    setBusy(false)
    apply(result)
    return result.body
  }

  return {
    state,
    message,
    isBusy,
    /** The address of the new link; no later response contains it. */
    create: async (link: NewLink) =>
      (await post<State & { address: string }>(endpoint, link))?.address ?? null,
    /** Whether the link was revoked. */
    revoke: async (id: string) => (await post(`${endpoint}/${id}/revoke`, {})) !== undefined,
  }
}
