import { setTimeout as delay } from 'node:timers/promises'

export type SupervisedDatabase = {
  isRunning: () => boolean
  start: () => Promise<void>
  /** The folder of the server's logs. */
  logs: string
}

export type Timing = { pollInterval: number; initialDelay: number; restartWindow: number }

/** After so many restarts an operator has to fix the cause. */
const maxRestarts = 5
const defaultTiming: Timing = { pollInterval: 500, initialDelay: 1_000, restartWindow: 10 * 60_000 }

/**
 * Restarts a database that exits unexpectedly, after 1, 2, 4, 8 and 16 seconds, at most five times in ten minutes.
 * @returns a function that stops the supervision; it waits for a running restart
 */
export function superviseDatabase(
  database: SupervisedDatabase,
  log: (text: string) => void,
  timing = defaultTiming,
): () => Promise<void> {
  const stopping = new AbortController()
  const supervision = supervise({ database, log, timing, signal: stopping.signal })
  return async () => {
    stopping.abort()
    await supervision
  }
}

type Supervision = {
  database: SupervisedDatabase
  log: (text: string) => void
  timing: Timing
  signal: AbortSignal
}

async function supervise({ database, log, timing, signal }: Supervision): Promise<void> {
  const { pollInterval, initialDelay, restartWindow } = timing
  let starts: number[] = []
  while (await waitUnlessAborted(pollInterval, signal)) {
    if (database.isRunning()) continue
    starts = starts.filter((at) => at > Date.now() - restartWindow)
    if (starts.length >= maxRestarts) {
      return log(
        `The database exited again and is not restarted any more. See ${database.logs}, then restart the site.`,
      )
    }
    log(`The database exited unexpectedly and is restarted. See ${database.logs}.`)
    if (!(await waitUnlessAborted(initialDelay * 2 ** starts.length, signal))) return
    starts.push(Date.now())
    await database.start().then(
      () => log('The database is running again.'),
      (error: Error) => log(`The database did not start: ${error.message}`),
    )
  }
}

/** Resolves to false if the signal ended the wait. */
async function waitUnlessAborted(milliseconds: number, signal: AbortSignal): Promise<boolean> {
  return delay(milliseconds, true, { signal, ref: false }).catch(() => false)
}
