import 'server-only'
import { cache } from 'react'
import { recordTags } from '@/lib/recorded-reads'
import { cachedRead } from './cached-read'
import { recordPageTags } from './page-cache'
import { dependsOnEdits } from './preview/depends-on-edits'
import { editedDocument, requestedPreview, type EditedDocument } from './preview/edited-document'

type Json = string | number | boolean | null | Json[] | { [key: string]: Json | undefined }

type Query<Args extends Json[], Result> = {
  /** Unique in the application; part of the cache key. */
  name: string
  read: (...args: Args) => Promise<Result>
  /**
   * Whether calls get the same frozen object instead of a copy: for large values that every request needs, which take
   * longer to parse than to use.
   */
  isShared?: boolean
}

/**
 * A query of published content, cached until something that it read changes, and run once per request. Never for
 * drafts or personal data: all visitors share the result. Arguments and result are JSON.
 */
export function query<Args extends Json[], Result>({ name, read, isShared }: Query<Args, Result>) {
  // React compares arguments by identity, hence the string. A preview may read with and without unsaved
  // changes; its texts carry where they come from, so it has entries of its own.
  const oncePerRequest = cache((key: string, edited: EditedDocument | undefined, store: string) =>
    readCached(() => read(...(JSON.parse(key) as Args)), {
      key: `${store}:${name}:${key}`,
      edited,
      isShared,
    }),
  )
  return async (...args: Args): Promise<Result> => {
    const store = requestedPreview()?.for === 'editor' ? 'preview' : 'read'
    const { value, tags } = await oncePerRequest(JSON.stringify(args), editedDocument(), store)
    recordTags(tags)
    recordPageTags(tags)
    return value
  }
}

type ReadOptions = { key: string; edited: EditedDocument | undefined; isShared: boolean | undefined }

/**
 * Of what is not public, only what a preview does not change is stored, and only that of editors: those of recipients
 * share the entries of visitors. A read during which the request became a preview may be of both kinds.
 */
function readCached<Result>(read: () => Promise<Result>, { key, edited, isShared }: ReadOptions) {
  const preview = requestedPreview()
  return cachedRead(key, read, {
    isShared,
    isUsable: async (tags) => !edited || !(await dependsOnEdits(edited, tags)),
    isStored: () => preview?.for !== 'recipient' && requestedPreview() === preview,
  })
}
