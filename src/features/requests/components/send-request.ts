import { requestPath, startPath, type RequestOutcome, type SentRequest } from '@/lib/requests/wire'

/** `offline`: nobody answered; `failed`: the answer was no outcome. */
export type SendResult = Exclude<RequestOutcome, { state: 'early' }> | { state: 'offline' | 'failed' }

const timeout = 30_000
/** The door's own refusals name no time. */
const doorSeconds = 60

/** When the form was begun, signed by the server; empty when it cannot be reached. */
export async function readStamp(): Promise<string> {
  try {
    const answer = await fetch(startPath, { cache: 'no-store', signal: AbortSignal.timeout(timeout) })
    return answer.ok ? ((await answer.json()) as { stamp: string }).stamp : ''
  } catch {
    return ''
  }
}

type Given = Omit<SentRequest, 'stamp'> & { stamp: Promise<string> }

/** Sends a request; one that comes too early waits and goes again, the second time with a new stamp. */
export async function sendRequest(
  { stamp: given, ...request }: Given,
  wait: (seconds: number) => Promise<void> = pause,
): Promise<SendResult> {
  let stamp = (await given) || (await readStamp())
  for (let tries = 0; tries < 3; tries++) {
    const outcome = await post({ ...request, stamp })
    if (outcome.state !== 'early') return outcome
    if (tries > 0) stamp = await readStamp()
    await wait(outcome.seconds)
  }
  return { state: 'failed' }
}

async function post(request: SentRequest): Promise<RequestOutcome | { state: 'offline' | 'failed' }> {
  const answer = await reach(request)
  if (!answer) return { state: 'offline' }
  if (answer.status === 429) {
    return { state: 'later', seconds: Number(answer.headers.get('retry-after')) || doorSeconds }
  }
  try {
    const body: unknown = await answer.json()
    return isOutcome(body) ? body : { state: 'failed' }
  } catch {
    return { state: answer.ok ? 'offline' : 'failed' }
  }
}

async function reach(request: SentRequest): Promise<Response | null> {
  try {
    return await fetch(requestPath, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(timeout),
    })
  } catch {
    return null
  }
}

function isOutcome(body: unknown): body is RequestOutcome {
  return typeof body === 'object' && body !== null && 'state' in body
}

function pause(seconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, seconds * 1000))
}
