import { AsyncLocalStorage } from 'node:async_hooks'
import { LRUCache } from 'lru-cache'
import type {
  GetIncrementalFetchCacheContext,
  GetIncrementalResponseCacheContext,
  IncrementalCacheValue,
  SetIncrementalFetchCacheContext,
  SetIncrementalResponseCacheContext,
} from 'next/dist/server/response-cache/types'
// Next loads this file itself, without path aliases.
import { FrequentCache } from '../lib/frequent-cache.ts'
import { processWide } from '../lib/process-wide.ts'

/**
 * What the gateway learns about a response of Next: the tags of its page, or null when it was not a page. `reads` are
 * the tags of all queries of the request.
 */
export type Capture = { startedAt: number; tags: Set<string> | null; reads: Set<string> }

export type PageCache = {
  invalidationLog: InvalidationLog
  /** Rendered pages. */
  entries: FrequentCache<Entry>
  /** Results of queries. */
  reads: FrequentCache<StoredRead>
  /** Whether this process receives messages about changes. */
  isSubscribed: () => boolean
  capture: AsyncLocalStorage<Capture>
}

type Entry = {
  value: IncrementalCacheValue
  tags: string[]
  lastModified: number
  cacheControl?: CacheControl
} & TaggedEntry
type StoredRead = {
  json: string
  tags: string[]
  /** The parsed value of a read that shares it. */
  parsed?: unknown
} & TaggedEntry
type CacheControl = SetIncrementalResponseCacheContext['cacheControl']

/** An entry that depends on content: `startedAt` is the log's sequence when its rendering or query started. */
export type TaggedEntry = { startedAt: number; checkedAt: number; tags: Iterable<string> }

const everything = '*'
const rememberedTags = 50_000
const defaultMaxBytes = 96 * 2 ** 20
/** Of the size of the cache; pages contain the text of their reads, so most of it is for them. */
const shareOfReads = 0.25

/** Records the sequence number at which each tag was last invalidated; an entry that was started before is stale. */
export class InvalidationLog {
  #sequence = 0
  #allChangedAt = 0
  readonly #changedAt: LRUCache<string, number>

  constructor({ remembered = rememberedTags } = {}) {
    this.#changedAt = new LRUCache({
      max: remembered,
      // An evicted invalidation counts for all tags: entries may be dropped too early, but are never stale.
      dispose: (changedAt, _tag, reason) => {
        if (reason === 'evict') this.#allChangedAt = Math.max(this.#allChangedAt, changedAt)
      },
    })
  }

  get sequence(): number {
    return this.#sequence
  }

  /** `*` is everything. */
  invalidate(tags: string[]): void {
    this.#sequence += 1
    if (tags.includes(everything)) this.#allChangedAt = this.#sequence
    else for (const tag of tags) this.#changedAt.set(tag, this.#sequence)
  }

  isStale(tags: Iterable<string>, startedAt: number): boolean {
    if (startedAt < this.#allChangedAt) return true
    for (const tag of tags) if ((this.#changedAt.get(tag) ?? 0) > startedAt) return true
    return false
  }

  /** The opposite of isStale; skips the tags when nothing was invalidated since the last check. */
  isFresh(entry: TaggedEntry): boolean {
    if (entry.checkedAt === this.#sequence) return true
    if (this.isStale(entry.tags, entry.startedAt)) return false
    entry.checkedAt = this.#sequence
    return true
  }
}

/** One per process: the first caller sets the size. */
export function pageCache({ maxBytes = defaultMaxBytes } = {}): PageCache {
  return processWide('page-cache', () => createPageCache(maxBytes))
}

function createPageCache(maxBytes: number): PageCache {
  const invalidationLog = new InvalidationLog()
  const isUsable = (entry: TaggedEntry) => invalidationLog.isFresh(entry)
  return {
    invalidationLog,
    entries: new FrequentCache({ maxBytes: maxBytes * (1 - shareOfReads), sizeOf, isUsable }),
    reads: new FrequentCache({ maxBytes: maxBytes * shareOfReads, sizeOf: sizeOfRead, isUsable }),
    isSubscribed: () => false,
    capture: new AsyncLocalStorage(),
  }
}

/** Adds the tags of a query to those of the page that is being rendered. */
export function recordPageTags(tags: Iterable<string>): void {
  const capture = pageCache().capture.getStore()
  if (capture) for (const tag of tags) capture.reads.add(tag)
}

/** Next's incremental cache in memory; Next creates an instance per request. */
export default class PageCacheHandler {
  readonly #cache = pageCache()
  readonly #startedAt = this.#cache.capture.getStore()?.startedAt ?? this.#cache.invalidationLog.sequence

  async get(
    key: string,
    context: GetIncrementalFetchCacheContext | Omit<GetIncrementalResponseCacheContext, 'route'>,
  ): Promise<Pick<Entry, 'value' | 'lastModified' | 'cacheControl'> | null> {
    const entry = this.#cache.entries.get(key)
    if (!entry) return null
    const { invalidationLog } = this.#cache
    const requestedTags = 'tags' in context ? [...(context.tags ?? []), ...(context.softTags ?? [])] : []
    if (invalidationLog.isStale(requestedTags, entry.startedAt)) {
      this.#cache.entries.delete(key)
      return null
    }
    this.#captureTags(entry)
    return entry
  }

  async set(
    key: string,
    value: IncrementalCacheValue | null,
    context: SetIncrementalFetchCacheContext | Omit<SetIncrementalResponseCacheContext, 'route'>,
  ): Promise<void> {
    const { entries } = this.#cache
    if (!value) return entries.delete(key)
    const capture = this.#cache.capture.getStore()
    // Outside of a request of the gateway it is unknown what the page read.
    if (isPage(value) && !capture) return
    const ownTags = 'tags' in context ? (context.tags ?? []) : pageTags(value)
    const tags = [...new Set([...ownTags, ...(capture?.reads ?? [])])]
    const entry = {
      value,
      tags,
      lastModified: Date.now(),
      startedAt: this.#startedAt,
      checkedAt: this.#startedAt,
      cacheControl: 'cacheControl' in context ? context.cacheControl : undefined,
    }
    this.#captureTags(entry)
    entries.set(key, entry)
  }

  async revalidateTag(tags: string | string[]): Promise<void> {
    this.#cache.invalidationLog.invalidate([tags].flat())
  }

  resetRequestCache(): void {}

  #captureTags({ value, tags }: Pick<Entry, 'value' | 'tags'>): void {
    const capture = this.#cache.capture.getStore()
    if (!capture || !isPage(value)) return
    capture.tags ??= new Set()
    for (const tag of tags) capture.tags.add(tag)
  }
}

function isPage({ kind }: IncrementalCacheValue): boolean {
  return kind === 'APP_PAGE' || kind === 'APP_ROUTE'
}

function pageTags(value: IncrementalCacheValue): string[] {
  const header = 'headers' in value ? value.headers?.['x-next-cache-tags'] : undefined
  return typeof header === 'string' ? header.split(',').filter(Boolean) : []
}

/** In bytes, as measured: the overhead of an entry and of each of its segments. */
const overhead = { entry: 1_500, segment: 200 }

function sizeOf({ value, tags }: Entry, key: string): number {
  const texts = key.length + tags.reduce((sum, tag) => sum + tag.length, 0)
  return overhead.entry + texts + bytesOf(value)
}

function sizeOfRead({ json, tags }: StoredRead, key: string): number {
  const texts = key.length + tags.reduce((sum, tag) => sum + tag.length, 0)
  return overhead.entry + texts + memorySizeOf(json)
}

function bytesOf(value: IncrementalCacheValue): number {
  if (value.kind === 'FETCH') return memorySizeOf(value.data.body)
  if (value.kind === 'APP_ROUTE') return value.body.length
  if (value.kind !== 'APP_PAGE') return 10_000
  const segments = [...(value.segmentData?.values() ?? [])]
  const ofSegments = segments.reduce((sum, segment) => sum + segment.length + overhead.segment, 0)
  return memorySizeOf(value.html) + (value.rscData?.length ?? 0) + ofSegments
}

/** V8 stores a string with one byte per character, or two if any character is outside Latin-1. */
function memorySizeOf(text: string): number {
  return hasWideCharacters.test(text) ? 2 * text.length : text.length
}

const hasWideCharacters = /[^\0-\xff]/
