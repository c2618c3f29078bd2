import type { Challenge } from 'altcha-lib'
import { challengePath, maxTries } from '@/lib/inquiries/api'

type Given = {
  controller: AbortController
  /** The share of the maximum work done, from 0 to 1. */
  onProgress: (share: number) => void
}

/** Solves a proof of work as an alternative to the captcha picture; null when aborted. */
export async function solveProofOfWork({ controller, onProgress }: Given): Promise<string | null> {
  const [{ solveChallenge }, { deriveKey }] = await Promise.all([
    import('altcha-lib'),
    import('altcha-lib/algorithms/web/pbkdf2'),
  ])
  const challenge = await readChallenge(controller.signal)
  let attempts = 0
  const solution = await solveChallenge({
    challenge,
    controller,
    deriveKey: (...given) => {
      attempts += 1
      if (attempts % 20 === 0) onProgress(attempts / maxTries)
      return deriveKey(...given)
    },
  })
  return solution && JSON.stringify({ challenge, solution })
}

async function readChallenge(signal: AbortSignal): Promise<Challenge> {
  const response = await fetch(challengePath, { cache: 'no-store', signal })
  if (!response.ok) throw new Error(`The challenge request failed with status ${response.status}`)
  return (await response.json()) as Challenge
}
