import 'server-only'
import { sql } from 'drizzle-orm'
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
    await transaction.execute(sql`
      insert into downloads (id, at, account, company, distributor, file_name, file, site, way)
      select ${newId()}, now(), ${distributor.username}, ${distributor.company}, ${distributor.id},
        ${file.name}, ${file.id}, ${site}::enum_downloads_site, ${way}::enum_downloads_way
      where not exists (
        select from downloads
        where distributor = ${distributor.id} and file = ${file.id} and way = ${way}::enum_downloads_way
          and at > now() - make_interval(secs => ${seconds}))`)
  })
}
