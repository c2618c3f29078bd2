import { documentAt } from '../../merging/admin/open-documents'
import { sendSave } from '../../merging/admin/send-save'
import { reportSaving } from './saving-state'

type Fetch = typeof fetch

/**
 * Observes the saves of all forms, which Payload sends.
 * @param unreachable what Payload shows for a save without an answer, in place of the browser's English words
 * @returns what ends it
 */
export function watchSaves(unreachable: string): () => void {
  const { fetch } = window
  window.fetch = (...request) =>
    isSave(...request) ? watched(fetch, request, unreachable) : fetch(...request)
  return () => {
    window.fetch = fetch
  }
}

const documentPath = /^\/api\/(?!payload-)(?:globals\/[\w-]+|[\w-]+\/\d+)$/

function isSave(...[input, init]: Parameters<Fetch>): boolean {
  if (typeof input !== 'string' || !/^(?:PATCH|POST)$/i.test(init?.method ?? '')) return false
  return documentPath.test(new URL(input, window.location.href).pathname)
}

async function watched(fetch: Fetch, request: Parameters<Fetch>, unreachable: string): Promise<Response> {
  try {
    const document = documentAt(String(request[0]))
    const response = document ? await sendSave(fetch, request, document) : await fetch(...request)
    void judge(response.clone())
    return response
  } catch (error) {
    // A save that a later one replaces is no failure.
    if (request[1]?.signal?.aborted) throw error
    reportSaving({ kind: 'offline' })
    throw new Error(unreachable, { cause: error })
  }
}

const badRequest = 400

async function judge(response: Response): Promise<void> {
  if (response.ok) return reportSaving({ kind: 'saved' })
  // The form shows which fields are invalid.
  if (response.status === badRequest) return
  if (/^40[13]$/.test(String(response.status)) && (await session()) === 'ended') {
    return reportSaving({ kind: 'signedOut' })
  }
  const body = (await response.json().catch(() => null)) as { errors?: { message?: string }[] } | null
  reportSaving({ kind: 'refused', reason: body?.errors?.[0]?.message ?? '' })
}

/** Whether the browser has a session, or the server cannot be reached. */
export async function session(): Promise<'valid' | 'ended' | 'unknown'> {
  try {
    const response = await fetch('/api/users/me?depth=0', { credentials: 'include', cache: 'no-store' })
    if (!response.ok) return 'unknown'
    const { user } = (await response.json()) as { user?: object | null }
    return user ? 'valid' : 'ended'
  } catch {
    return 'unknown'
  }
}
