import { inquiryPath, startPath, type InquiryOutcome, type InquirySubmission } from '@/lib/inquiries/api'

/** `offline`: no response; `failed`: the response was not an outcome. */
export type SendResult = Exclude<InquiryOutcome, { state: 'early' }> | { state: 'offline' | 'failed' }

const timeoutMs = 30_000
/** Used when a 429 response has no Retry-After. */
const defaultRetrySeconds = 60

/** The signed time at which the form was started; empty if the server cannot be reached. */
export async function readStamp(): Promise<string> {
  try {
    const response = await fetch(startPath, { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) })
    return response.ok ? ((await response.json()) as { stamp: string }).stamp : ''
  } catch {
    return ''
  }
}

type InquiryInput = Omit<InquirySubmission, 'stamp'> & { stamp: Promise<string> }

/** Sends an inquiry; if it comes too early, waits and sends it again, the second time with a new stamp. */
export async function sendInquiry(
  { stamp: given, ...inquiry }: InquiryInput,
  wait: (seconds: number) => Promise<void> = delay,
): Promise<SendResult> {
  let stamp = (await given) || (await readStamp())
  for (let attempts = 0; attempts < 3; attempts++) {
    const outcome = await submitOnce({ ...inquiry, stamp })
    if (outcome.state !== 'early') return outcome
    if (attempts > 0) stamp = await readStamp()
    await wait(outcome.seconds)
  }
  return { state: 'failed' }
}

async function submitOnce(
  inquiry: InquirySubmission,
): Promise<InquiryOutcome | { state: 'offline' | 'failed' }> {
  const response = await postInquiry(inquiry)
  if (!response) return { state: 'offline' }
  if (response.status === 429) {
    return { state: 'later', seconds: Number(response.headers.get('retry-after')) || defaultRetrySeconds }
  }
  try {
    const body: unknown = await response.json()
    return isOutcome(body) ? body : { state: 'failed' }
  } catch {
    return { state: response.ok ? 'offline' : 'failed' }
  }
}

async function postInquiry(inquiry: InquirySubmission): Promise<Response | null> {
  try {
    return await fetch(inquiryPath, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(inquiry),
      signal: AbortSignal.timeout(timeoutMs),
    })
  } catch {
    return null
  }
}

function isOutcome(body: unknown): body is InquiryOutcome {
  return typeof body === 'object' && body !== null && 'state' in body
}

function delay(seconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, seconds * 1000))
}
