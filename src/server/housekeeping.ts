import type { Pool } from 'pg'
import { sessionLimits } from '@/lib/distributors'

type Log = { info: (fields: object, text: string) => void; warn: (text: string) => void }

const hour = 60 * 60 * 1000
const soonAfterStart = 2 * 60 * 1000
/** Rows that one statement takes, so that none holds others up. */
const portion = 2000

/** Rows to take away, as the condition of a statement that names the table `old`. */
const outdated = {
  downloads: `at < now() - make_interval(days => coalesce(
    (select download_log_days::int from site_settings limit 1), 365))`,
  // The last one of each account tells them what is new since then.
  distributor_sessions: `not exists (select from distributors where id = old.distributor)
    or (started_at < now() - interval '${sessionLimits.absolute} ms' or seen_at < now() - interval '${sessionLimits.idle} ms')
      and exists (select from distributor_sessions later where later.distributor = old.distributor
        and (later.seen_at, later.id) > (old.seen_at, old.id))`,
  distributor_tokens: 'expires_at < now()',
  rate_limits: 'expire < extract(epoch from now()) * 1000',
}

const keys = {
  downloads: 'id',
  distributor_sessions: 'id',
  distributor_tokens: 'id',
  rate_limits: 'key',
} satisfies Record<keyof typeof outdated, string>

type Table = keyof typeof outdated

/** Takes away what is kept for a time only. Processes that do it at once share the rows. @returns how many of each */
export async function tidyUp(pool: Pool): Promise<Record<Table, number>> {
  const taken = { downloads: 0, distributor_sessions: 0, distributor_tokens: 0, rate_limits: 0 }
  for (const table of Object.keys(outdated) as Table[]) {
    let last: number
    do {
      last = await takeAway(pool, table)
      taken[table] += last
    } while (last === portion)
  }
  return taken
}

/** Tidies up hourly until `stop`, which waits for a round that has begun. */
export function startHousekeeping({ pool, log }: { pool: () => Pool; log: Log }): {
  stop: () => Promise<void>
} {
  let running: Promise<void> = Promise.resolve()
  let timer = setTimeout(round, soonAfterStart).unref()

  function round(): void {
    timer = setTimeout(round, hour).unref()
    running = tidyUp(pool()).then(
      (taken) => log.info(taken, 'tidied up'),
      (error: Error) => log.warn(`nothing was tidied up: ${error.message}`),
    )
  }

  return {
    stop: () => {
      clearTimeout(timer)
      return running
    },
  }
}

async function takeAway(pool: Pool, table: Table): Promise<number> {
  const key = keys[table]
  const { rowCount } = await pool.query(`
    delete from ${table} where ${key} in (
      select ${key} from ${table} old where ${outdated[table]} limit ${portion} for update skip locked)`)
  return rowCount ?? 0
}
