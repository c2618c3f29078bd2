import { inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Pool } from 'pg'
import {
  distributor_sessions,
  distributor_tokens,
  distributors,
  downloads,
  missing_addresses,
  payload_jobs,
  preview_links,
  searches,
  site_settings,
  spent_challenges,
} from '@/database-tables'
import { openForms } from '@/cms/presence/table'
import { rateLimits } from '@/cms/rate-limits-table'
import { sessionLimits } from '@/lib/distributors'
import type { Worker } from '@/lib/jobs'
import { keysOf } from '@/lib/typed-keys'
import { statements } from './database'
import { runExclusively } from './jobs/exclusive'
import { removeLeftovers } from './uploads/incoming-folder'

type Log = { info: (fields: object, text: string) => void; warn: (text: string) => void }

const hour = 60 * 60 * 1000
const initialDelay = 2 * 60 * 1000
/** Rows per delete statement, so that none locks for long. */
const batchSize = 2000

const later = alias(distributor_sessions, 'later')
const { distributor, id: session, seenAt, startedAt } = distributor_sessions

/** The rows to delete, by table. */
const expiredRows = {
  downloads: {
    table: downloads,
    key: downloads.id,
    expired: sql`${downloads.at} < now() - make_interval(days => coalesce(
      (select ${site_settings.downloadLogDays}::int from ${site_settings} limit 1), 365))`,
  },
  // The last session of each account is kept: files added since then are new to the distributor.
  distributor_sessions: {
    table: distributor_sessions,
    key: session,
    expired: sql`not exists (select from ${distributors} where ${distributors.id} = ${distributor})
      or (${startedAt} < now() - ${`${sessionLimits.absolute} ms`}::interval
          or ${seenAt} < now() - ${`${sessionLimits.idle} ms`}::interval)
        and exists (select from ${distributor_sessions} ${later} where ${later.distributor} = ${distributor}
          and (${later.seenAt}, ${later.id}) > (${seenAt}, ${session}))`,
  },
  distributor_tokens: {
    table: distributor_tokens,
    key: distributor_tokens.id,
    expired: sql`${distributor_tokens.expiresAt} < now()`,
  },
  // The dialog lists ended links for a while.
  preview_links: {
    table: preview_links,
    key: preview_links.id,
    expired: sql`${preview_links.expiresAt} < now() - interval '30 days'`,
  },
  spent_challenges: {
    table: spent_challenges,
    key: spent_challenges.id,
    expired: sql`${spent_challenges.expiresAt} < now()`,
  },
  // The inbox shows from them whether the mails of an inquiry were sent.
  payload_jobs: {
    table: payload_jobs,
    key: payload_jobs.id,
    expired: sql`${payload_jobs.completedAt} < now() - interval '30 days'
      or ${payload_jobs.hasError} and ${payload_jobs.updatedAt} < now() - interval '90 days'`,
  },
  searches: {
    table: searches,
    key: searches.id,
    expired: sql`${searches.day} < to_char((now() - interval '1 year') at time zone 'utc', 'YYYY-MM-DD')`,
  },
  missing_addresses: {
    table: missing_addresses,
    key: missing_addresses.id,
    expired: sql`${missing_addresses.lastAt} < now() - interval '90 days'`,
  },
  rate_limits: {
    table: rateLimits,
    key: rateLimits.key,
    expired: sql`${rateLimits.expire} < extract(epoch from now()) * 1000`,
  },
  open_forms: {
    table: openForms,
    key: openForms.form,
    expired: sql`${openForms.seenAt} < now() - interval '1 hour'`,
  },
}

type Table = keyof typeof expiredRows

/** Deletes expired rows. Concurrent processes skip rows locked by each other. @returns the number of rows by table */
export async function deleteExpiredRows(pool: Pool): Promise<Record<Table, number>> {
  const deleted = {
    downloads: 0,
    distributor_sessions: 0,
    distributor_tokens: 0,
    preview_links: 0,
    spent_challenges: 0,
    payload_jobs: 0,
    searches: 0,
    missing_addresses: 0,
    rate_limits: 0,
    open_forms: 0,
  }
  for (const table of keysOf(expiredRows)) {
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

async function deleteBatch(pool: Pool, name: Table): Promise<number> {
  const { table, key, expired } = expiredRows[name]
  const drizzle = statements(pool)
  const batch = drizzle
    .select({ key })
    .from(table)
    .where(expired)
    .limit(batchSize)
    .for('update', { skipLocked: true })
  const { rowCount } = await drizzle.delete(table).where(inArray(key, batch))
  return rowCount ?? 0
}
