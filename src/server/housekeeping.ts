import type { Pool } from 'pg'
import { sessionLimits } from '@/lib/distributors'
import type { Worker } from '@/lib/jobs'
import { exclusively } from './jobs/exclusive'
import { removeLeft } from './uploads/incoming'

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
  spent_challenges: 'expires_at < now()',
  // The inbox tells from them what became of a request's mail.
  payload_jobs: `completed_at < now() - interval '30 days'
    or has_error and updated_at < now() - interval '90 days'`,
  searches: `day < to_char((now() - interval '1 year') at time zone 'utc', 'YYYY-MM-DD')`,
  rate_limits: 'expire < extract(epoch from now()) * 1000',
}

const keys = {
  downloads: 'id',
  distributor_sessions: 'id',
  distributor_tokens: 'id',
  spent_challenges: 'id',
  payload_jobs: 'id',
  searches: 'id',
  rate_limits: 'key',
} satisfies Record<keyof typeof outdated, string>

type Table = keyof typeof outdated

/** Takes away what is kept for a time only. Processes that do it at once share the rows. @returns how many of each */
export async function tidyUp(pool: Pool): Promise<Record<Table, number>> {
  const taken = {
    downloads: 0,
    distributor_sessions: 0,
    distributor_tokens: 0,
    spent_challenges: 0,
    payload_jobs: 0,
    searches: 0,
    rate_limits: 0,
  }
  for (const table of Object.keys(outdated) as Table[]) {
    let last: number
    do {
      last = await takeAway(pool, table)
      taken[table] += last
    } while (last === portion)
  }
  return taken
}

type Parts = { pool: () => Pool; worker: () => Worker | undefined; wake: () => Promise<unknown>; log: Log }

/** Tidies up hourly until `stop`, which waits for a round that has begun. */
export function startHousekeeping({ pool, worker, wake, log }: Parts): { stop: () => Promise<void> } {
  let running: Promise<void> = Promise.resolve()
  let timer = setTimeout(round, soonAfterStart).unref()

  function round(): void {
    timer = setTimeout(round, hour).unref()
    running = tidyAll().then(
      (taken) => log.info(taken, 'tidied up'),
      (error: Error) => log.warn(`not everything was tidied up: ${error.message}`),
    )
  }

  async function tidyAll(): Promise<object> {
    let taken: object = { ...(await tidyUp(pool())), leftUploads: await tidyIncoming() }
    if (!worker()) await wake()
    // What goes through the CMS takes files along: one process does it.
    const run = async () => void (taken = { ...taken, ...(await worker()?.tidy()) })
    await exclusively({ pool: pool(), name: 'tidying', run })
    return taken
  }

  /** The data folder is this machine's: each process looks into its own. */
  async function tidyIncoming(): Promise<number> {
    return removeLeft().catch((error: Error) => {
      log.warn(`what uploads left was not tidied up: ${error.message}`)
      return 0
    })
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
