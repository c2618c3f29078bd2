import { and, desc, eq, gte, max, sql, sum, type SQL } from 'drizzle-orm'
import type { Payload } from 'payload'
import { searches } from '@/database-tables'
import type { SiteId } from '@/i18n/locales'

/** The last days up to today; `site: null` means all sites. */
export type Period = { days: number; site: SiteId | null; now: Date }

export type SearchDay = { day: string; times: number; nothing: number }

/** A search text on one site in a period; `found` is the number of results of the last search. */
export type SearchedText = { text: string; site: SiteId; times: number; found: number; last: string }

const dayLength = 24 * 60 * 60 * 1000

/** The number of searches on each day, and of those without results; includes days without a search. */
export async function findSearchDays({ db }: Payload, period: Period): Promise<SearchDay[]> {
  const { day, found, times } = searches
  const rows = await db.drizzle
    .select({
      day,
      times: sum(times),
      nothing: sql<string>`coalesce(sum(${times}) filter (where ${found} = 0), 0)`,
    })
    .from(searches)
    .where(entriesOf(period))
    .groupBy(day)
  const known = new Map(rows.map((row) => [row.day, row]))
  return Array.from({ length: period.days }, (_, index) => {
    const counted = known.get(dayOf(period, index))
    const [total, nothing] = [Number(counted?.times ?? 0), Number(counted?.nothing ?? 0)]
    return { day: dayOf(period, index), times: total, nothing }
  })
}

type TextFilter = {
  limit: number
  /** Only texts whose last search had no results. */
  nothing?: boolean
}

/** The most frequent search texts. */
export async function findSearchedTexts(
  { db }: Payload,
  period: Period,
  { limit, nothing = false }: TextFilter,
): Promise<SearchedText[]> {
  const { text, site, times, day } = searches
  const lastFound = sql<string>`(array_agg(${searches.found} order by ${day} desc))[1]`
  const rows = await db.drizzle
    .select({ text, site, times: sum(times), found: lastFound, last: max(day) })
    .from(searches)
    .where(entriesOf(period))
    .groupBy(text, site)
    .having(nothing ? eq(lastFound, 0) : undefined)
    .orderBy(desc(sum(times)), desc(max(day)), text, site)
    .limit(limit)
  return rows.map(({ last, ...row }) => ({
    ...row,
    times: Number(row.times),
    found: Number(row.found),
    last: last ?? '',
  }))
}

function entriesOf(period: Period): SQL | undefined {
  const since = gte(searches.day, dayOf(period, 0))
  return period.site ? and(since, eq(searches.site, period.site)) : since
}

/** Days are in UTC, as in the log; the first has the index 0. */
export function dayOf({ days, now }: Pick<Period, 'days' | 'now'>, index: number): string {
  return new Date(now.getTime() - (days - 1 - index) * dayLength).toISOString().slice(0, 10)
}
