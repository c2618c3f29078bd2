import { sql } from 'drizzle-orm'
import { view_counts } from '@/database-tables'
import { processWide } from '@/lib/process-wide'
import { backgroundDatabase, statements } from './database'

/** Adds counts to the stored ones. */
type Store = (counts: ReadonlyMap<string, number>) => Promise<void>

type Log = { info: (text: string) => void; warn: (text: string) => void }

type Options = {
  store?: Store
  /** From the first view after a flush to the next flush, in ms. */
  flushAfter?: number
}

/** What a crash loses at most, while the database responds (decision 75). */
const defaultFlushAfter = 1_000

/** How often stored counts are read again because a batch began meanwhile, which happens once a second. */
const maxAttempts = 3

/**
 * Counts views in memory and adds them to the stored counts in batches. Several processes add up, since each adds
 * what it has counted. Nothing is lost while the database is unavailable: the next flush tries again.
 */
export class ViewCounter {
  readonly #store: Store
  readonly #flushAfter: number
  #pending = new Map<string, number>()
  /** The batch that is being stored. */
  #sent: ReadonlyMap<string, number> = new Map()
  #flushing: Promise<void> | null = null
  #timer: NodeJS.Timeout | undefined
  /** Changes when a batch begins and when it ends. */
  #batches = 0
  #isFailing = false
  #log: Log | undefined

  constructor({ store = storeCounts, flushAfter = defaultFlushAfter }: Options = {}) {
    this.#store = store
    this.#flushAfter = flushAfter
  }

  logTo(log: Log): void {
    this.#log = log
  }

  add(key: string): void {
    this.#pending.set(key, (this.#pending.get(key) ?? 0) + 1)
    this.#timer ??= setTimeout(() => void this.#flushOnTime(), this.#flushAfter).unref()
  }

  /** The views that are not stored yet. */
  pendingOf(key: string): number {
    return (this.#pending.get(key) ?? 0) + (this.#sent.get(key) ?? 0)
  }

  /**
   * Calls `read`, which reads stored counts, at a time when no batch is being stored, so that what is pending can be
   * added to its result: views of such a batch would be in both or in neither.
   */
  async readStored<T>(read: () => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      while (this.#flushing) await this.#endOfBatch()
      const batches = this.#batches
      const result = await read()
      if (batches === this.#batches || attempt === maxAttempts) return result
    }
  }

  /** Stores what has been counted so far; rejects if the database cannot. */
  async flush(): Promise<void> {
    // A batch at a time, so that a count that fails is not stored by two of them.
    while (this.#flushing) await this.#endOfBatch()
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (this.#pending.size === 0) return
    this.#flushing = this.#flushPending().finally(() => (this.#flushing = null))
    return this.#flushing
  }

  /** Stores the rest at the end of the process; says how many views are lost if the database cannot. */
  async stop(): Promise<void> {
    await this.flush().catch(() => undefined)
    clearTimeout(this.#timer)
    const lost = [...this.#pending.values()].reduce((sum, count) => sum + count, 0)
    if (lost > 0) this.#log?.warn(`${lost} views could not be stored and are lost`)
  }

  /** For tests, when the process continues with another database. */
  clear(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#pending.clear()
  }

  /** Waits in a loop: when a batch ends, another caller may begin the next one first. */
  async #endOfBatch(): Promise<void> {
    await this.#flushing?.catch(() => undefined)
  }

  async #flushOnTime(): Promise<void> {
    this.#timer = undefined
    try {
      await this.flush()
      if (this.#isFailing) this.#log?.info('views are stored again')
      this.#isFailing = false
    } catch (error) {
      if (!this.#isFailing)
        this.#log?.warn(`views are kept in memory, since they cannot be stored: ${String(error)}`)
      this.#isFailing = true
      this.#timer ??= setTimeout(() => void this.#flushOnTime(), this.#flushAfter).unref()
    }
  }

  async #flushPending(): Promise<void> {
    const sent = this.#pending
    this.#sent = sent
    this.#pending = new Map()
    this.#batches += 1
    try {
      await this.#store(sent)
    } catch (error) {
      for (const [key, count] of sent) this.#pending.set(key, (this.#pending.get(key) ?? 0) + count)
      throw error
    } finally {
      this.#sent = new Map()
      this.#batches += 1
    }
  }
}

/** One statement; rows are locked in the order of their keys, so that processes do not wait for each other in a circle. */
async function storeCounts(counts: ReadonlyMap<string, number>): Promise<void> {
  const keys = [...counts.keys()].toSorted()
  const added = keys.map((one) => counts.get(one) ?? 0)
  await statements(backgroundDatabase()).execute(sql`
    insert into ${view_counts} as stored (id, count)
    select * from unnest(${sql.param(keys)}::text[], ${sql.param(added)}::numeric[])
    on conflict (id) do update set count = stored.count + excluded.count`)
}

/** One per process. */
export function viewCounter(): ViewCounter {
  return processWide('view-counter', () => new ViewCounter())
}
