import { useCallback, useEffect, useRef, useState } from 'react'
import { captchaPath, type NewCaptcha } from '@/lib/requests/wire'
import { solveWork } from './solve-work'

/** Picture and proof are good for ten minutes; a little before, they go. */
const freshFor = 9 * 60 * 1000

/** `hasFailed`: the browser tried in vain. */
type Shown =
  | { state: 'loading' }
  | { state: 'unloaded'; hasFailed?: boolean }
  | { state: 'picture'; captcha: NewCaptcha; hasFailed?: boolean }
  | { state: 'working'; share: number }
  | { state: 'proved'; proof: string }

export type Captcha = ReturnType<typeof useCaptcha>

/**
 * What shows that a person writes: a picture that they read, or some work of their browser (S2 5). `onGone`: what was
 * read counts no longer.
 */
export function useCaptcha({ onGone }: { onGone: () => void }) {
  const [shown, setShown] = useState<Shown>({ state: 'loading' })
  // Only the last picture or work that was asked for counts.
  const current = useRef<AbortController>(null)
  const begin = useCallback(() => {
    current.current?.abort()
    current.current = new AbortController()
    return current.current
  }, [])
  useEffect(() => () => current.current?.abort(), [])

  const load = useCallback(async () => {
    const { signal } = begin()
    setShown({ state: 'loading' })
    const next = await readPicture(signal)
    if (!signal.aborted) setShown(next)
  }, [begin])
  const clear = useCallback(() => {
    begin()
    onGone()
    setShown({ state: 'unloaded' })
  }, [begin, onGone])
  const renew = () => {
    onGone()
    void load()
  }
  const prove = async (onProved: () => void) => {
    const controller = begin()
    const captcha = shown.state === 'picture' ? shown.captcha : undefined
    setShown({ state: 'working', share: 0 })
    const onProgress = (share: number) => {
      if (!controller.signal.aborted) setShown({ state: 'working', share })
    }
    const proof = await solveWork({ controller, onProgress }).catch(() => null)
    if (controller.signal.aborted) return
    if (proof) onProved()
    setShown(proof ? { state: 'proved', proof } : afterFailure(captcha))
  }

  const isOpen = shown.state === 'picture' || shown.state === 'proved'
  useEffect(() => {
    if (!isOpen) return
    const timer = setTimeout(clear, freshFor)
    return () => clearTimeout(timer)
  }, [isOpen, clear])

  return { shown, load, renew, clear, prove, sent: () => sentOf(shown) }
}

function afterFailure(captcha?: NewCaptcha): Shown {
  return captcha ? { state: 'picture', captcha, hasFailed: true } : { state: 'unloaded', hasFailed: true }
}

function sentOf(shown: Shown): { captcha?: string; proof?: string } {
  if (shown.state === 'proved') return { proof: shown.proof }
  return shown.state === 'picture' ? { captcha: shown.captcha.token } : {}
}

async function readPicture(signal: AbortSignal): Promise<Shown> {
  try {
    const answer = await fetch(captchaPath, { cache: 'no-store', signal })
    if (!answer.ok) return { state: 'unloaded' }
    return { state: 'picture', captcha: (await answer.json()) as NewCaptcha }
  } catch {
    return { state: 'unloaded' }
  }
}
