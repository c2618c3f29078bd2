import { useCallback, useEffect, useRef, useState } from 'react'
import { captchaPath, type NewCaptcha } from '@/lib/inquiries/api'
import { solveProofOfWork } from './solve-proof-of-work'

/** The server accepts pictures and proofs for ten minutes; they are discarded a little earlier. */
const maxAgeMs = 9 * 60 * 1000

/** `hasFailed`: the proof of work failed. */
type CaptchaState =
  | { state: 'loading' }
  | { state: 'unloaded'; hasFailed?: boolean }
  | { state: 'picture'; captcha: NewCaptcha; hasFailed?: boolean }
  | { state: 'working'; share: number }
  | { state: 'proved'; proof: string }

export type Captcha = ReturnType<typeof useCaptcha>

/**
 * Spam protection by a captcha picture or a proof of work (S2 5). `onExpired`: the current answer is no longer
 * valid.
 */
export function useCaptcha({ onExpired }: { onExpired: () => void }) {
  const [shown, setShown] = useState<CaptchaState>({ state: 'loading' })
  // Only the latest picture or proof of work counts.
  const current = useRef<AbortController>(null)
  const abortPrevious = useCallback(() => {
    current.current?.abort()
    current.current = new AbortController()
    return current.current
  }, [])
  useEffect(() => () => current.current?.abort(), [])

  const load = useCallback(async () => {
    const { signal } = abortPrevious()
    setShown({ state: 'loading' })
    const next = await readPicture(signal)
    if (!signal.aborted) setShown(next)
  }, [abortPrevious])
  const clear = useCallback(() => {
    abortPrevious()
    onExpired()
    setShown({ state: 'unloaded' })
  }, [abortPrevious, onExpired])
  const renew = () => {
    onExpired()
    void load()
  }
  const prove = async (onProved: () => void) => {
    const controller = abortPrevious()
    const captcha = shown.state === 'picture' ? shown.captcha : undefined
    setShown({ state: 'working', share: 0 })
    const onProgress = (share: number) => {
      if (!controller.signal.aborted) setShown({ state: 'working', share })
    }
    const proof = await solveProofOfWork({ controller, onProgress }).catch(() => null)
    if (controller.signal.aborted) return
    if (proof) onProved()
    setShown(proof ? { state: 'proved', proof } : afterFailure(captcha))
  }

  const isOpen = shown.state === 'picture' || shown.state === 'proved'
  useEffect(() => {
    if (!isOpen) return
    const timer = setTimeout(clear, maxAgeMs)
    return () => clearTimeout(timer)
  }, [isOpen, clear])

  return { shown, load, renew, clear, prove, toFields: () => toFields(shown) }
}

function afterFailure(captcha?: NewCaptcha): CaptchaState {
  return captcha ? { state: 'picture', captcha, hasFailed: true } : { state: 'unloaded', hasFailed: true }
}

function toFields(shown: CaptchaState): { captcha?: string; proof?: string } {
  if (shown.state === 'proved') return { proof: shown.proof }
  return shown.state === 'picture' ? { captcha: shown.captcha.token } : {}
}

async function readPicture(signal: AbortSignal): Promise<CaptchaState> {
  try {
    const response = await fetch(captchaPath, { cache: 'no-store', signal })
    if (!response.ok) return { state: 'unloaded' }
    return { state: 'picture', captcha: (await response.json()) as NewCaptcha }
  } catch {
    return { state: 'unloaded' }
  }
}
