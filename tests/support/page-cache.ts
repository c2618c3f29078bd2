import { pageCache, type PageCache } from '@/server/page-cache'

/** Replaces the page cache of this process, which is a singleton, by a new one. */
export function newPageCache(options?: { maxBytes?: number }): PageCache {
  Reflect.deleteProperty(globalThis, Symbol.for('isotherm.page-cache'))
  return pageCache(options)
}

/** Caches reads as a server does that receives messages about changes: for tests that change nothing. */
export function cacheReads(): void {
  newPageCache().isSubscribed = () => true
}
