import type { Pool } from 'pg'
import { sessionLimits } from '@/lib/distributors'
import type { Worker } from '@/lib/jobs'
import { runExclusively } from './jobs/exclusive'
import { removeLeftovers } from './uploads/incoming-folder'

type Log = { info: (fields: object, text: string) => void; warn: (text: string) => void }

const hour = 60 * 60 * 1000
const initialDelay = 2 * 60 * 1000
/** Rows per delete statement, so that none locks for long. */
const batchSize = 2000

/** The condition for rows to delete; the statement aliases the table as `old`. */
const expiredRows = {
  downloads: `at < now() - make_interval(days => coalesce(
    (select download_log_days::int from site_settings limit 1), 365))`,
  // The last session of each account is kept: files added since then are new to the distributor.
  distributor_sessions: `not exists (select from distributors where id = old.distributor)
    or (started_at < now() - interval '${sessionLimits.absolute} ms' or seen_at < now() - interval '${sessionLimits.idle} ms')
      and exists (select from distributor_sessions later where later.distributor = old.distributor
        and (later.seen_at, later.id) > (old.seen_at, old.id))`,
  distributor_tokens: 'expires_at < now()',
  spent_challenges: 'expires_at < now()',
  // The inbox shows from them whether the mails of an inquiry were sent.
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
} satisfies Record<keyof typeof expiredRows, string>

type Table = keyof typeof expiredRows

/** Deletes expired rows. Concurrent processes skip rows locked by each other. @returns the number of rows by table */
export async function deleteExpiredRows(pool: Pool): Promise<Record<Table, number>> {
  const deleted = {
    downloads: 0,
    distributor_sessions: 0,
    distributor_tokens: 0,
    spent_challenges: 0,
    payload_jobs: 0,
    searches: 0,
    rate_limits: 0,
  }
  for (const table of Object.keys(expiredRows) as Table[]) {
    let last: number
    do {
      last = await deleteBatch(pool, table)
      deleted[table] += last
    } while (last === batchSize)
  }
  return deleted
}

type Options = {
  pool: () => Pool
  worker: () => Worker | undefined
  initialiseCms: () => Promise<unknown>
  log: Log
}

/** Cleans up hourly until `stop`, which waits for a running clean-up. */
export function startHousekeeping({ pool, worker, initialiseCms, log }: Options): {
  stop: () => Promise<void>
} {
  let running: Promise<void> = Promise.resolve()
  let timer = setTimeout(runOnce, initialDelay).unref()

  function runOnce(): void {
    timer = setTimeout(runOnce, hour).unref()
    running = cleanUp().then(
      (deleted) => log.info(deleted, 'cleaned up'),
      (error: Error) => log.warn(`clean-up failed: ${error.message}`),
    )
  }

  async function cleanUp(): Promise<object> {
    let deleted: object = { ...(await deleteExpiredRows(pool())), leftUploads: await cleanUpIncoming() }
    if (!worker()) await initialiseCms()
    // Clean-up through the CMS also deletes files: only one process runs it.
    const run = async () => void (deleted = { ...deleted, ...(await worker()?.cleanUp()) })
    await runExclusively({ pool: pool(), name: 'housekeeping', run })
    return deleted
  }

  /** The data folder is local to the machine: every process cleans up its own. */
  async function cleanUpIncoming(): Promise<number> {
    return removeLeftovers().catch((error: Error) => {
      log.warn(`unfinished uploads could not be deleted: ${error.message}`)
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

async function deleteBatch(pool: Pool, table: Table): Promise<number> {
  const key = keys[table]
  const { rowCount } = await pool.query(`
    delete from ${table} where ${key} in (
      select ${key} from ${table} old where ${expiredRows[table]} limit ${batchSize} for update skip locked)`)
  return rowCount ?? 0
}
