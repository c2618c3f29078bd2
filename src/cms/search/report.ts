import { sql, type SQL } from 'drizzle-orm'
import type { Payload } from 'payload'
import type { SiteId } from '@/i18n/locales'

/** The last days up to today; `site: null` means all sites. */
export type Period = { days: number; site: SiteId | null; now: Date }

export type SearchDay = { day: string; times: number; nothing: number }

/** A search text on one site in a period; `found` is the number of results of the last search. */
export type SearchedText = { text: string; site: SiteId; times: number; found: number; last: string }

const dayLength = 24 * 60 * 60 * 1000

/** The number of searches on each day, and of those without results; includes days without a search. */
export async function findSearchDays({ db }: Payload, period: Period): Promise<SearchDay[]> {
  const { rows } = await db.drizzle.execute<{ day: string; times: string; nothing: string }>(sql`
    select day, sum(times) as times, coalesce(sum(times) filter (where found = 0), 0) as nothing
    from searches where ${entriesOf(period)} group by day`)
  const known = new Map(rows.map((row) => [row.day, row]))
  return Array.from({ length: period.days }, (_, index) => {
    const day = dayOf(period, index)
    return { day, times: Number(known.get(day)?.times ?? 0), nothing: Number(known.get(day)?.nothing ?? 0) }
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
  const last = sql`(array_agg(found order by day desc))[1]`
  const { rows } = await db.drizzle.execute<Record<keyof SearchedText, string> & { site: SiteId }>(sql`
    select text, site, sum(times) as times, ${last} as found, max(day) as last
    from searches where ${entriesOf(period)} group by text, site
    ${nothing ? sql`having ${last} = 0` : sql``}
    order by sum(times) desc, max(day) desc, text, site limit ${limit}`)
  return rows.map(({ times, found, ...words }) => ({ ...words, times: Number(times), found: Number(found) }))
}

function entriesOf(period: Period): SQL {
  const since = sql`day >= ${dayOf(period, 0)}`
  return period.site ? sql`${since} and site = ${period.site}::enum_searches_site` : since
}

/** Days are in UTC, as in the log; the first has the index 0. */
export function dayOf({ days, now }: Pick<Period, 'days' | 'now'>, index: number): string {
  return new Date(now.getTime() - (days - 1 - index) * dayLength).toISOString().slice(0, 10)
}
