import { AsyncLocalStorage } from 'node:async_hooks'
import { LRUCache } from 'lru-cache'
import type {
  GetIncrementalFetchCacheContext,
  GetIncrementalResponseCacheContext,
  IncrementalCacheValue,
  SetIncrementalFetchCacheContext,
  SetIncrementalResponseCacheContext,
} from 'next/dist/server/response-cache/types'
// Next loads this file itself, and knows no aliases then.
import { FrequentCache } from '../lib/frequent-cache.ts'

/** What the door learns about one answer of Next: the tags of its page, or null when no page was involved. */
export type Capture = { startedAt: number; tags: Set<string> | null }

export type PageCache = {
  ledger: TagLedger
  entries: FrequentCache<Entry>
  capture: AsyncLocalStorage<Capture>
}

type Entry = {
  value: IncrementalCacheValue
  tags: string[]
  lastModified: number
  cacheControl?: CacheControl
} & Dated
type CacheControl = SetIncrementalResponseCacheContext['cacheControl']

/** Something made from content: `startedAt` is the ledger's sequence when its making began. */
export type Dated = { startedAt: number; checkedAt: number; tags: Iterable<string> }

const everything = '*'
const rememberedTags = 50_000
const defaultMaxBytes = 96 * 2 ** 20

/** Which tag changed when, counted in invalidations; what began before a change of one of its tags is stale. */
export class TagLedger {
  #sequence = 0
  #floor = 0
  readonly #changed: LRUCache<string, number>

  constructor({ remembered = rememberedTags } = {}) {
    this.#changed = new LRUCache({
      max: remembered,
      // A forgotten change counts as a change of everything up to then: never stale, at times too careful.
      dispose: (changedAt, _tag, reason) => {
        if (reason === 'evict') this.#floor = Math.max(this.#floor, changedAt)
      },
    })
  }

  get sequence(): number {
    return this.#sequence
  }

  /** `*` is everything. */
  expire(tags: string[]): void {
    this.#sequence += 1
    if (tags.includes(everything)) this.#floor = this.#sequence
    else for (const tag of tags) this.#changed.set(tag, this.#sequence)
  }

  isStale(tags: Iterable<string>, startedAt: number): boolean {
    if (startedAt < this.#floor) return true
    for (const tag of tags) if ((this.#changed.get(tag) ?? 0) > startedAt) return true
    return false
  }

  /** As isStale, without looking at the tags again while nothing at all has changed. */
  isFresh(thing: Dated): boolean {
    if (thing.checkedAt === this.#sequence) return true
    if (this.isStale(thing.tags, thing.startedAt)) return false
    thing.checkedAt = this.#sequence
    return true
  }
}

const shared = globalThis as typeof globalThis & { isothermPageCache?: PageCache }

/** One per process: the door and Next load this module separately. The first caller sets the size. */
export function pageCache({ maxBytes = defaultMaxBytes } = {}): PageCache {
  shared.isothermPageCache ??= createPageCache(maxBytes)
  return shared.isothermPageCache
}

function createPageCache(maxBytes: number): PageCache {
  const ledger = new TagLedger()
  const isGood = (entry: Entry) => ledger.isFresh(entry)
  return {
    ledger,
    entries: new FrequentCache({ maxBytes, sizeOf, isGood }),
    capture: new AsyncLocalStorage(),
  }
}

/** Next's incremental cache in memory; Next makes one instance for each request. */
export default class PageCacheHandler {
  readonly #cache = pageCache()
  readonly #startedAt = this.#cache.capture.getStore()?.startedAt ?? this.#cache.ledger.sequence

  async get(
    key: string,
    context: GetIncrementalFetchCacheContext | Omit<GetIncrementalResponseCacheContext, 'route'>,
  ): Promise<Pick<Entry, 'value' | 'lastModified' | 'cacheControl'> | null> {
    const entry = this.#cache.entries.get(key)
    if (!entry) return null
    const { ledger } = this.#cache
    const asked = 'tags' in context ? [...(context.tags ?? []), ...(context.softTags ?? [])] : []
    if (ledger.isStale(asked, entry.startedAt)) {
      this.#cache.entries.delete(key)
      return null
    }
    this.#note(entry)
    return entry
  }

  async set(
    key: string,
    value: IncrementalCacheValue | null,
    context: SetIncrementalFetchCacheContext | Omit<SetIncrementalResponseCacheContext, 'route'>,
  ): Promise<void> {
    const { entries } = this.#cache
    if (!value) return entries.delete(key)
    const tags = 'tags' in context ? (context.tags ?? []) : pageTags(value)
    const entry = {
      value,
      tags,
      lastModified: Date.now(),
      startedAt: this.#startedAt,
      checkedAt: this.#startedAt,
      cacheControl: 'cacheControl' in context ? context.cacheControl : undefined,
    }
    this.#note(entry)
    entries.set(key, entry)
  }

  async revalidateTag(tags: string | string[]): Promise<void> {
    this.#cache.ledger.expire([tags].flat())
  }

  resetRequestCache(): void {}

  #note({ value, tags }: Pick<Entry, 'value' | 'tags'>): void {
    const capture = this.#cache.capture.getStore()
    if (!capture || !(value.kind === 'APP_PAGE' || value.kind === 'APP_ROUTE')) return
    capture.tags ??= new Set()
    for (const tag of tags) capture.tags.add(tag)
  }
}

function pageTags(value: IncrementalCacheValue): string[] {
  const header = 'headers' in value ? value.headers?.['x-next-cache-tags'] : undefined
  return typeof header === 'string' ? header.split(',').filter(Boolean) : []
}

/** In bytes, as measured: an entry beside its texts, and each of its segments beside its bytes. */
const overhead = { entry: 1_500, segment: 200 }

function sizeOf({ value, tags }: Entry, key: string): number {
  const texts = key.length + tags.reduce((sum, tag) => sum + tag.length, 0)
  return overhead.entry + texts + bytesOf(value)
}

function bytesOf(value: IncrementalCacheValue): number {
  if (value.kind === 'FETCH') return inMemory(value.data.body)
  if (value.kind === 'APP_ROUTE') return value.body.length
  if (value.kind !== 'APP_PAGE') return 10_000
  const segments = [...(value.segmentData?.values() ?? [])]
  const ofSegments = segments.reduce((sum, segment) => sum + segment.length + overhead.segment, 0)
  return inMemory(value.html) + (value.rscData?.length ?? 0) + ofSegments
}

/** A text takes a byte for each character, or two where one of them is not of Latin-1. */
function inMemory(text: string): number {
  return hasWideCharacters.test(text) ? 2 * text.length : text.length
}

const hasWideCharacters = /[^\0-\xff]/
