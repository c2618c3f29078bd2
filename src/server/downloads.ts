import 'server-only'
import { sql } from 'drizzle-orm'
import type { SiteId } from '@/i18n/locales'
import { newId } from '@/lib/id'
import { cms } from './cms'
import type { Distributor } from './distributors/visitor'

export type Download = {
  file: { id: string; name: string }
  distributor: Distributor
  site: SiteId
  way: 'file' | 'collection'
  /** Whether a part was taken that does not begin the file. */
  goesOn?: boolean
}

/** What a client asks for within this time, in seconds, is one download: viewers and players come in many requests. */
const conversation = 10 * 60
/** What goes on belongs to a download of the last hours, or is one itself. */
const continuation = 12 * 60 * 60

/** Enters a restricted file that a distributor took in the log. Never keeps the bytes waiting, nor fails them. */
export function noteDownload(download: Download): void {
  void enter(download)
}

async function enter(download: Download): Promise<void> {
  const payload = await cms()
  try {
    await insert(payload.db.drizzle, download)
  } catch (error) {
    payload.logger.error({ err: error }, 'a download could not be entered in the log')
  }
}

type Drizzle = Awaited<ReturnType<typeof cms>>['db']['drizzle']

async function insert(drizzle: Drizzle, { file, distributor, site, way, goesOn }: Download): Promise<void> {
  const seconds = goesOn ? continuation : conversation
  await drizzle.transaction(async (transaction) => {
    // Requests of one conversation come at the same time, and to several processes.
    const conversing = `download ${distributor.id} ${file.id}`
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${conversing}, 0))`)
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
