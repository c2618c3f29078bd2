import 'server-only'
import { sql } from 'drizzle-orm'
import type { SiteId } from '@/i18n/locales'
import { newId } from '@/lib/id'
import { toLoggableQuery } from '@/lib/search/loggable-query'
import { cms } from '../cms'

type CountedSearch = {
  site: SiteId
  /** As typed. */
  text: string
  /** The number of hits of all kinds together. */
  found: number
}

/** Maximum number of different texts per day and site, so that random searches cannot fill the database. */
const maxTextsPerDay = 2000

/** Logs a visitor's search. Never rejects: errors are only logged. */
export async function countSearch({ site, text, found }: CountedSearch): Promise<void> {
  const logged = toLoggableQuery(text)
  if (logged === null) return
  const payload = await cms()
  try {
    await count(payload.db.drizzle, { site, text: logged, found })
  } catch (error) {
    payload.logger.error({ err: error }, 'a search could not be counted')
  }
}

type Drizzle = Awaited<ReturnType<typeof cms>>['db']['drizzle']

async function count(drizzle: Drizzle, { site, text, found }: CountedSearch): Promise<void> {
  const day = new Date().toISOString().slice(0, 10)
  const ofDay = sql`day = ${day} and site = ${site}::enum_searches_site`
  await drizzle.execute(sql`
    insert into searches (id, day, site, text, times, found)
    select ${newId()}, ${day}, ${site}::enum_searches_site, ${text}, 1, ${found}::numeric
    where exists (select from searches where ${ofDay} and text = ${text})
      or (select count(*) from searches where ${ofDay}) < ${maxTextsPerDay}
    on conflict (day, site, text) do update set times = searches.times + 1, found = excluded.found`)
}
