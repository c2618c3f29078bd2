import 'server-only'
import { tagNames, type Scope } from '@/lib/content-tags'
import { recordReads, recordTags } from '@/lib/recorded-reads'
import { pageCache, recordPageTags } from './page-cache'
import { requestedPreview } from './preview/edited-document'

type QueryByIds<S extends Scope, Item extends { id: string }> = {
  /** Unique among all queries; part of the cache key. */
  name: string
  /** The collection of the ids. What is read for one id must not depend on the documents of the other ids. */
  collection: string
  /** Reads what belongs to the ids, in any order; unknown ids are left out. */
  read: (scope: S, ids: string[]) => Promise<Item[]>
}

/**
 * A query of many documents that is cached for each of them until that one changes; those that are missing are read
 * together. The keys are ids of documents, so visitors cannot fill the cache with what they type. The items are in
 * the order of the ids, each once; unknown ids are left out.
 */
export function queryByIds<S extends Scope, Item extends { id: string }>(query: QueryByIds<S, Item>) {
  return async (scope: S, ids: readonly string[]): Promise<Item[]> => {
    const wanted = [...new Set(ids)]
    // A preview reads what others do not see.
    if (requestedPreview()) return inOrder(wanted, toMap(await readSome(query, scope, wanted)))
    const { items, missing } = storedItems<Item>(wanted.map((id) => ({ id, key: keyOf(query, scope, id) })))
    if (missing.length === 0) return inOrder(wanted, items)
    return inOrder(wanted, new Map([...items, ...(await readAndStore(query, scope, missing))]))
  }
}

function storedItems<Item>(wanted: { id: string; key: string }[]) {
  const { reads } = pageCache()
  const items = new Map<string, Item>()
  const missing: string[] = []
  for (const { id, key } of wanted) {
    const stored = reads.get(key)
    if (stored) {
      record(stored.tags)
      items.set(id, JSON.parse(stored.json) as Item)
    } else missing.push(id)
  }
  return { items, missing }
}

async function readAndStore<S extends Scope, Item extends { id: string }>(
  query: QueryByIds<S, Item>,
  scope: S,
  ids: string[],
): Promise<Map<string, Item>> {
  const { reads, invalidationLog, isSubscribed } = pageCache()
  const startedAt = invalidationLog.sequence
  const { result, tags } = await recordReads(() => readSome(query, scope, ids))
  record(tags)
  const items = toMap(result)
  // Without messages about changes a cached read would never expire; the request may have become a preview.
  if (!isSubscribed() || requestedPreview()) return items
  const shared = [...tags].filter((tag) => !ids.some((id) => tagNames(tag, query.collection, id)))
  for (const [id, item] of items) {
    const own = [...tags].filter((tag) => tagNames(tag, query.collection, id))
    const entry = { json: JSON.stringify(item), tags: [...own, ...shared] }
    reads.set(keyOf(query, scope, id), { ...entry, startedAt, checkedAt: startedAt })
  }
  return items
}

async function readSome<S extends Scope, Item extends { id: string }>(
  { read }: QueryByIds<S, Item>,
  scope: S,
  ids: string[],
): Promise<Item[]> {
  return ids.length > 0 ? read(scope, ids) : []
}

function record(tags: Iterable<string>): void {
  recordTags(tags)
  recordPageTags(tags)
}

function keyOf({ name }: { name: string }, scope: Scope, id: string): string {
  return `read:${name}:${scope}:${id}`
}

function toMap<Item extends { id: string }>(items: Item[]): Map<string, Item> {
  return new Map(items.map((item) => [item.id, item]))
}

function inOrder<Item>(ids: string[], items: ReadonlyMap<string, Item>): Item[] {
  return ids.flatMap((id) => items.get(id) ?? [])
}
