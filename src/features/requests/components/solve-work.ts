import type { Challenge } from 'altcha-lib'
import { challengePath, mostTries } from '@/lib/requests/wire'

type Given = {
  controller: AbortController
  /** How much is done at most, from 0 to 1. */
  onProgress: (share: number) => void
}

/** Lets the browser work in place of the visitor's eyes: the proof, or null when it was stopped. */
export async function solveWork({ controller, onProgress }: Given): Promise<string | null> {
  const [{ solveChallenge }, { deriveKey }] = await Promise.all([
    import('altcha-lib'),
    import('altcha-lib/algorithms/web/pbkdf2'),
  ])
  const challenge = await readWork(controller.signal)
  let tries = 0
  const solution = await solveChallenge({
    challenge,
    controller,
    deriveKey: (...given) => {
      tries += 1
      if (tries % 20 === 0) onProgress(tries / mostTries)
      return deriveKey(...given)
    },
  })
  return solution && JSON.stringify({ challenge, solution })
}

async function readWork(signal: AbortSignal): Promise<Challenge> {
  const answer = await fetch(challengePath, { cache: 'no-store', signal })
  if (!answer.ok) throw new Error(`The challenge answered ${answer.status}`)
  return (await answer.json()) as Challenge
}
