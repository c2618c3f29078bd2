import { sql } from 'drizzle-orm'
import { missing_addresses } from '@/database-tables'
import type { SiteId } from '@/i18n/locales'
import { newId } from '@/lib/id'
import { processWide } from '@/lib/process-wide'
import { backgroundDatabase, statements } from './database'

/** An address that was requested in vain; `referrer` is the page of our sites with the link to it. */
export type MissingAddress = { site: SiteId; key: string; address: string; referrer: string | null }

type Counted = MissingAddress & { count: number; firstAt: Date; lastAt: Date }
type Store = (counted: readonly Counted[]) => Promise<void>
type Log = { warn: (text: string) => void }

type Options = {
  store?: Store
  /** From the first address after a flush to the next flush, in ms. */
  flushAfter?: number
  maxPending?: number
}

/** Rows that are kept: of more, those go that were requested least, and longest ago. */
export const maxMissingAddresses = 2_000
/** Different addresses in memory; what is beyond is not counted, as when a scanner tries thousands. */
const defaultMaxPending = 500
const defaultFlushAfter = 5_000

/** Counts missing addresses in memory and adds them to the stored counts in batches, as views (decision 75). */
export class MissingCounter {
  readonly #store: Store
  readonly #flushAfter: number
  readonly #maxPending: number
  #pending = new Map<string, Counted>()
  #timer: NodeJS.Timeout | undefined
  #flushing: Promise<void> | null = null
  #log: Log | undefined

  constructor({
    store = storeMissing,
    flushAfter = defaultFlushAfter,
    maxPending = defaultMaxPending,
  }: Options = {}) {
    this.#store = store
    this.#flushAfter = flushAfter
    this.#maxPending = maxPending
  }

  logTo(log: Log): void {
    this.#log = log
  }

  add(missing: MissingAddress): void {
    const index = `${missing.site} ${missing.key}`
    const known = this.#pending.get(index)
    if (!known && this.#pending.size >= this.#maxPending) return
    const now = new Date()
    this.#pending.set(index, {
      ...missing,
      referrer: missing.referrer ?? known?.referrer ?? null,
      count: (known?.count ?? 0) + 1,
      firstAt: known?.firstAt ?? now,
      lastAt: now,
    })
    this.#timer ??= setTimeout(() => void this.flush().catch(() => undefined), this.#flushAfter).unref()
  }

  /** Stores what has been counted so far; what the database cannot store is lost, since it is only a statistic. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    while (this.#flushing) await this.#flushing
    const counted = [...this.#pending.values()]
    if (counted.length === 0) return
    this.#pending = new Map()
    this.#flushing = this.#store(counted)
      .catch((error: Error) => this.#log?.warn(`missing addresses could not be counted: ${error.message}`))
      .finally(() => (this.#flushing = null))
    await this.#flushing
  }
}

/** Two statements; rows are locked in the order of their keys, so that processes do not wait for each other in a circle. */
async function storeMissing(counted: readonly Counted[]): Promise<void> {
  const rows = counted.toSorted((one, other) => (one.key < other.key ? -1 : Number(one.key > other.key)))
  const json = JSON.stringify(rows.map((row) => ({ ...row, id: newId() })))
  await statements(backgroundDatabase()).execute(sql`
    insert into ${missing_addresses} as stored (id, site, key, address, referrer, count, first_at, last_at)
    select id, site::enum_missing_addresses_site, key, address, referrer, count, "firstAt", "lastAt"
    from json_to_recordset(${json}::json) as added(id text, site text, key text, address text, referrer text,
      count numeric, "firstAt" timestamptz, "lastAt" timestamptz)
    on conflict (site, key) do update set count = stored.count + excluded.count,
      last_at = greatest(stored.last_at, excluded.last_at),
      referrer = coalesce(excluded.referrer, stored.referrer)`)
  await statements(backgroundDatabase()).execute(sql`
    delete from ${missing_addresses} where id in (
      select id from ${missing_addresses} where withdrawn_by is null
      order by count desc, last_at desc offset ${maxMissingAddresses})`)
}

/** One per process. */
export function missingCounter(): MissingCounter {
  return processWide('missing-counter', () => new MissingCounter())
}
