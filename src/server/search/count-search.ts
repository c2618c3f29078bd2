import 'server-only'
import { sql } from 'drizzle-orm'
import type { SiteId } from '@/i18n/locales'
import { newId } from '@/lib/id'
import { toLogged } from '@/lib/search/logged'
import { cms } from '../cms'

type CountedSearch = {
  site: SiteId
  /** As typed. */
  text: string
  /** How much all kinds together have. */
  found: number
}

/** Different texts that a day of a site has room for: who types at random cannot fill the database. */
const mostTexts = 2000

/** Enters a visitor's search in the log. Never rejects: nobody's results depend on it. */
export async function countSearch({ site, text, found }: CountedSearch): Promise<void> {
  const logged = toLogged(text)
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
      or (select count(*) from searches where ${ofDay}) < ${mostTexts}
    on conflict (day, site, text) do update set times = searches.times + 1, found = excluded.found`)
}
