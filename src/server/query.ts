import 'server-only'
import { cache } from 'react'
import { recordReads, recordTags } from '@/lib/recorded-reads'
import { pageCache, recordPageTags } from './page-cache'
import {
  dependsOnEdits,
  editedDocument,
  isPreviewRequest,
  type EditedDocument,
} from './preview/edited-document'

type Json = string | number | boolean | null | Json[] | { [key: string]: Json | undefined }

type Query<Args extends Json[], Result> = {
  /** Unique in the application; part of the cache key. */
  name: string
  read: (...args: Args) => Promise<Result>
}

type Outcome<Result> = { value: Result; tags: string[] }

/**
 * A query of published content, cached until something that it read changes, and run once per request. Never for
 * drafts or personal data: all visitors share the result. Arguments and result are JSON.
 */
export function query<Args extends Json[], Result>({ name, read }: Query<Args, Result>) {
  // React compares arguments by identity, hence the string. A preview may read with and without unsaved
  // changes; its texts carry where they come from, so it has entries of its own.
  const oncePerRequest = cache((key: string, edited: EditedDocument | undefined, store: string) =>
    cachedOrRead(`${store}:${name}:${key}`, edited, () => read(...(JSON.parse(key) as Args))),
  )
  return async (...args: Args): Promise<Result> => {
    const store = isPreviewRequest() ? 'preview' : 'read'
    const { value, tags } = await oncePerRequest(JSON.stringify(args), editedDocument(), store)
    recordTags(tags)
    recordPageTags(tags)
    return value
  }
}

async function cachedOrRead<Result>(
  key: string,
  edited: EditedDocument | undefined,
  read: () => Promise<Result>,
): Promise<Outcome<Result>> {
  const { reads, invalidationLog, isSubscribed } = pageCache()
  const stored = reads.get(key)
  if (stored && !(edited && dependsOnEdits(edited, stored.tags)))
    return { value: JSON.parse(stored.json) as Result, tags: stored.tags }
  const startedAt = invalidationLog.sequence
  const { result, tags: recorded } = await recordReads(read)
  const tags = [...recorded]
  // What an editor has not saved is for their preview only.
  const isPrivate = edited !== undefined && dependsOnEdits(edited, tags)
  // Without messages about changes a cached read would never expire.
  if (isSubscribed() && !isPrivate) {
    reads.set(key, { json: JSON.stringify(result), tags, startedAt, checkedAt: startedAt })
  }
  return { value: result, tags }
}
