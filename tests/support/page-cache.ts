import { pageCache, type PageCache } from '@/server/page-cache'

/** The page cache of this process, begun anew: it is one per process by design. */
export function emptyPageCache(options?: { maxBytes?: number }): PageCache {
  Reflect.deleteProperty(globalThis, 'isothermPageCache')
  return pageCache(options)
}
