import 'server-only'
import { and, inArray, ne } from 'drizzle-orm'
import type { SiteId } from '@/i18n/locales'
import { documentTag } from '@/lib/content-tags'
import { recordTags } from '@/lib/recorded-reads'
import { cms } from './cms'
import { textTables, titleColumnOf } from './collection-tables'
import type { TitledCollection } from './documents'
import { sitesWithText } from './published'

type WithSites = { id: string; sites: SiteId[] }

/** Adds `writtenFor`, the sites with a title of their own, and reduces `sites` to those that show the document. */
export async function withSites<Item extends WithSites>(
  items: Item[],
  collection: TitledCollection,
): Promise<(Item & { writtenFor: SiteId[] })[]> {
  const titled = await sitesWithTitle(
    items.map(({ id }) => id),
    collection,
  )
  return items.map((item) => {
    const writtenFor = titled.get(item.id) ?? []
    return { ...item, sites: sitesWithText(item.sites, writtenFor), writtenFor }
  })
}

/** The same for a document that may be missing. */
export async function withSitesOrNull<Item extends WithSites>(
  item: Item | null | undefined,
  collection: TitledCollection,
): Promise<(Item & { writtenFor: SiteId[] }) | null> {
  const [found] = await withSites(item ? [item] : [], collection)
  return found ?? null
}

/** A draft is treated as written for the site of its preview. */
export function asDraft<Item extends WithSites>(site: SiteId, item: Item): Item & { writtenFor: SiteId[] } {
  return { ...item, writtenFor: [site] }
}

async function sitesWithTitle(ids: string[], collection: TitledCollection): Promise<Map<string, SiteId[]>> {
  if (ids.length === 0) return new Map()
  recordTags(ids.map((id) => documentTag(collection, id, 'summary', '*')))
  const { drizzle } = (await cms()).db
  const texts = textTables[collection]
  const rows = await drizzle
    .select({ id: texts._parentID, site: texts._locale })
    .from(texts)
    .where(and(inArray(texts._parentID, ids), ne(titleColumnOf(collection), '')))
  const found = new Map<string, SiteId[]>()
  for (const { id, site } of rows) found.set(id, [...(found.get(id) ?? []), site])
  return found
}
