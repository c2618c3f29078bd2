import { pageCache, type PageCache } from '@/server/page-cache'

/** Replaces the page cache of this process, which is a singleton, by a new one. */
export function newPageCache(options?: { maxBytes?: number }): PageCache {
  Reflect.deleteProperty(globalThis, 'isothermPageCache')
  return pageCache(options)
}
