import 'server-only'
import { sql } from 'drizzle-orm'
import type { SiteId } from '@/i18n/locales'
import { cms } from '@/server/cms'
import { readableOn } from '@/server/published'

type Shown = { id: string; sites: SiteId[] }

const tables = {
  types: { table: 'service_types_locales', title: 'name' },
  contracts: { table: 'service_contracts_locales', title: 'title' },
  cases: { table: 'service_cases_locales', title: 'title' },
} as const

/** Adds the sites that have a title of their own and leaves those in `sites` that show the document. */
export async function withSites<Item extends Shown>(
  items: Item[],
  of: keyof typeof tables,
): Promise<(Item & { writtenFor: SiteId[] })[]> {
  const sitesOf = await sitesWithTitle(
    items.map(({ id }) => id),
    of,
  )
  return items.map((item) => {
    const writtenFor = sitesOf.get(item.id) ?? []
    return { ...item, sites: readableOn(item.sites, writtenFor), writtenFor }
  })
}

/** Drafts are shown to their editor where they are written. */
export function asDraft<Item extends Shown>(site: SiteId, item: Item): Item & { writtenFor: SiteId[] } {
  return { ...item, writtenFor: [site] }
}

async function sitesWithTitle(ids: string[], of: keyof typeof tables): Promise<Map<string, SiteId[]>> {
  if (ids.length === 0) return new Map()
  const { db } = await cms()
  const { table, title } = tables[of]
  const wanted = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )
  const { rows } = await db.drizzle.execute<{ id: string; site: SiteId }>(sql`
    select _parent_id as id, _locale as site from ${sql.identifier(table)}
    where _parent_id in (${wanted}) and ${sql.identifier(title)} <> ''`)
  const found = new Map<string, SiteId[]>()
  for (const { id, site } of rows) found.set(id, [...(found.get(id) ?? []), site])
  return found
}
