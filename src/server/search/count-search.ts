import { and, eq, sql } from 'drizzle-orm'
import { searches } from '@/database-tables'
import type { SiteId } from '@/i18n/locales'
import { newId } from '@/lib/id'
import { toLoggableQuery } from '@/lib/search/loggable-query'
import { cms } from '../cms'

export type CountedSearch = {
  site: SiteId
  /** As typed. */
  text: string
  /** The number of hits of all kinds together. */
  found: number
  /** Default: once. */
  times?: number
}

/** Maximum number of different texts per day and site, so that random searches cannot fill the database. */
const maxTextsPerDay = 2000

/** Logs a visitor's search. Never rejects: errors are only logged. */
export async function countSearch({ site, text, found, times = 1 }: CountedSearch): Promise<void> {
  const logged = toLoggableQuery(text)
  if (logged === null) return
  const payload = await cms()
  try {
    await count(payload.db.drizzle, { site, text: logged, found, times })
  } catch (error) {
    payload.logger.error({ err: error }, 'a search could not be counted')
  }
}

type Drizzle = Awaited<ReturnType<typeof cms>>['db']['drizzle']

type Counted = Required<CountedSearch>

async function count(drizzle: Drizzle, { site, text, found, times }: Counted): Promise<void> {
  const day = new Date().toISOString().slice(0, 10)
  const ofDay = and(eq(searches.day, day), eq(searches.site, site))
  const { rowCount } = await drizzle
    .update(searches)
    .set({ times: sql`${searches.times} + ${times}`, found })
    .where(and(ofDay, eq(searches.text, text)))
  if (rowCount || (await drizzle.$count(searches, ofDay)) >= maxTextsPerDay) return
  await drizzle
    .insert(searches)
    .values({ id: newId(), day, site, text, times, found })
    .onConflictDoUpdate({
      target: [searches.day, searches.site, searches.text],
      set: { times: sql`${searches.times} + ${times}`, found },
    })
}
