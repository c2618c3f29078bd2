import { setTimeout as delay } from 'node:timers/promises'

export type Kept = {
  isRunning: () => boolean
  start: () => Promise<void>
  /** Where the server says why it ended. */
  logs: string
}

type Timing = { lookEvery: number; firstDelay: number; within: number }

/** A fault that so many starts do not mend is one for a person. */
const mostStarts = 5
const usual: Timing = { lookEvery: 500, firstDelay: 1_000, within: 10 * 60_000 }

/**
 * Starts a database again when it ends although nobody stopped it, after 1, 2, 4, 8 and 16 seconds. Five starts in ten
 * minutes are the last.
 * @returns a function that lets the database end; it waits for a start under way
 */
export function keepDatabase(kept: Kept, say: (text: string) => void, timing = usual): () => Promise<void> {
  const stopping = new AbortController()
  const keeping = keep({ kept, say, timing, signal: stopping.signal })
  return async () => {
    stopping.abort()
    await keeping
  }
}

type Keeping = { kept: Kept; say: (text: string) => void; timing: Timing; signal: AbortSignal }

async function keep({ kept, say, timing, signal }: Keeping): Promise<void> {
  const { lookEvery, firstDelay, within } = timing
  let starts: number[] = []
  while (await waited(lookEvery, signal)) {
    if (kept.isRunning()) continue
    starts = starts.filter((at) => at > Date.now() - within)
    if (starts.length >= mostStarts) {
      return say(
        `The database ended again and is not started any more. ${kept.logs} says why; then start the site anew.`,
      )
    }
    say(`The database ended by itself and is started again. ${kept.logs} says why.`)
    if (!(await waited(firstDelay * 2 ** starts.length, signal))) return
    starts.push(Date.now())
    await kept.start().then(
      () => say('The database runs again.'),
      (error: Error) => say(`The database did not start: ${error.message}`),
    )
  }
}

/** False when the wait was ended by the signal. */
async function waited(milliseconds: number, signal: AbortSignal): Promise<boolean> {
  return delay(milliseconds, true, { signal, ref: false }).catch(() => false)
}
