import 'server-only'
import { sql } from 'drizzle-orm'
import type { SiteId } from '@/i18n/locales'
import { cms } from './cms'
import { titleFieldOf, type TitledCollection } from './documents'
import { readableOn } from './published'

type Shown = { id: string; sites: SiteId[] }

/** Adds the sites that have a title of their own and leaves those in `sites` that show the document. */
export async function withSites<Item extends Shown>(
  items: Item[],
  collection: TitledCollection,
): Promise<(Item & { writtenFor: SiteId[] })[]> {
  const titled = await sitesWithTitle(
    items.map(({ id }) => id),
    collection,
  )
  return items.map((item) => {
    const writtenFor = titled.get(item.id) ?? []
    return { ...item, sites: readableOn(item.sites, writtenFor), writtenFor }
  })
}

/** The same for a document that may be missing. */
export async function withItsSites<Item extends Shown>(
  item: Item | null | undefined,
  collection: TitledCollection,
): Promise<(Item & { writtenFor: SiteId[] }) | null> {
  const [found] = await withSites(item ? [item] : [], collection)
  return found ?? null
}

/** Drafts are shown to their editor where they are written. */
export function asDraft<Item extends Shown>(site: SiteId, item: Item): Item & { writtenFor: SiteId[] } {
  return { ...item, writtenFor: [site] }
}

async function sitesWithTitle(ids: string[], collection: TitledCollection): Promise<Map<string, SiteId[]>> {
  if (ids.length === 0) return new Map()
  const { db } = await cms()
  const name = collection.replaceAll('-', '_')
  const table = `${db.tableNameMap.get(name) ?? name}_locales`
  const wanted = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )
  const { rows } = await db.drizzle.execute<{ id: string; site: SiteId }>(sql`
    select _parent_id as id, _locale as site from ${sql.identifier(table)}
    where _parent_id in (${wanted}) and ${sql.identifier(titleFieldOf(collection))} <> ''`)
  const found = new Map<string, SiteId[]>()
  for (const { id, site } of rows) found.set(id, [...(found.get(id) ?? []), site])
  return found
}
