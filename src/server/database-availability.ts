import { processWide } from '@/lib/process-wide'

/** What this process knows about whether the database responds, from probes and from the statements of its pools. */
export class DatabaseAvailability {
  #responds = true
  #lastResponse = -Infinity
  readonly #waiting = new Set<() => void>()

  get responds(): boolean {
    return this.#responds
  }

  /** A statement has succeeded: the database responds, whatever other connections experience. */
  reportResponse(): void {
    this.#lastResponse = performance.now()
    this.#responds = true
  }

  /** A probe that began at `since` (from performance.now()) had no response. It decides only if nothing else had one. */
  reportSilence(since: number): void {
    if (this.#lastResponse > since) return
    this.#responds = false
    for (const giveUp of this.#waiting) giveUp()
  }

  /** Settles like a read, or rejects when the database no longer responds. */
  whileResponding<T>(read: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        this.#waiting.delete(giveUp)
        reject(noResponse())
      }
      this.#waiting.add(giveUp)
      void read.then(resolve, reject).finally(() => this.#waiting.delete(giveUp))
    })
  }
}

/** One per process. Without a monitor, as in scripts, the database counts as available. */
export function databaseAvailability(): DatabaseAvailability {
  return processWide('database-availability', () => new DatabaseAvailability())
}

/** Not an AppError: it fails the request like any other error of the database, and the gateway explains it. */
export function noResponse(): Error {
  return new Error('The database does not respond.')
}
