import 'server-only'
import { and, eq, gt, sql } from 'drizzle-orm'
import { downloads } from '@/database-tables'
import type { SiteId } from '@/i18n/locales'
import { newId } from '@/lib/id'
import { cms } from './cms'
import type { Distributor } from './distributors/session'

export type Download = {
  file: { id: string; name: string }
  distributor: Distributor
  site: SiteId
  way: 'file' | 'collection'
  /** Whether the range does not start at the beginning of the file. */
  isContinuation?: boolean
}

/** In seconds; requests within this time count as one download, since viewers and players send many range requests. */
const dedupeSeconds = 10 * 60
/** In seconds; a continued range belongs to a download within this time, if there is one. */
const continuationSeconds = 12 * 60 * 60

/** Logs the download of a restricted file by a distributor. Runs in the background; errors are logged only. */
export function logDownload(download: Download): void {
  void insertSafely(download)
}

async function insertSafely(download: Download): Promise<void> {
  const payload = await cms()
  try {
    await insert(payload.db.drizzle, download)
  } catch (error) {
    payload.logger.error({ err: error }, 'a download could not be logged')
  }
}

type Drizzle = Awaited<ReturnType<typeof cms>>['db']['drizzle']

async function insert(
  drizzle: Drizzle,
  { file, distributor, site, way, isContinuation }: Download,
): Promise<void> {
  const seconds = isContinuation ? continuationSeconds : dedupeSeconds
  await drizzle.transaction(async (transaction) => {
    // Requests of one download arrive concurrently, and at several processes.
    const lockKey = `download ${distributor.id} ${file.id}`
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lockKey}, 0))`)
    const isLogged = await transaction.$count(
      downloads,
      and(
        eq(downloads.distributor, distributor.id),
        eq(downloads.file, file.id),
        eq(downloads.way, way),
        gt(downloads.at, sql`now() - make_interval(secs => ${seconds})`),
      ),
    )
    if (isLogged > 0) return
    await transaction.insert(downloads).values({
      id: newId(),
      at: sql`now()`,
      account: distributor.username,
      company: distributor.company,
      distributor: distributor.id,
      fileName: file.name,
      file: file.id,
      site,
      way,
    })
  })
}
