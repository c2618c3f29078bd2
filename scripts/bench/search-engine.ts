import { performance } from 'node:perf_hooks'
import { createLocalReq } from 'payload'
import type { SearchReader, SearchRow } from '@/lib/search/engine'

export type SearchEngine = {
  find: SearchReader['find']
  /** Milliseconds that the statements of the last search took. */
  duration: () => number
  write: (rows: SearchRow[]) => Promise<void>
}

/** The product's own search, on the database that DATABASE_URL names. */
export async function openEngine(): Promise<SearchEngine> {
  const { pageCache } = await import('@/server/page-cache')
  // Nothing changes while it measures, so settings and promotions stay cached as in production.
  pageCache().isSubscribed = () => true
  const { searchReader } = await import('@/server/search/reader')
  const { postgresWriter } = await import('@/cms/search/writer')
  const { searchPool } = await import('@/server/search/pool')
  const { openCms } = await import('../lib/cms')
  const payload = await openCms()
  const req = await createLocalReq({}, payload)
  const pool = searchPool()
  const query = pool.query.bind(pool) as (...args: unknown[]) => Promise<unknown>
  let duration = 0
  const timed = async (...args: unknown[]) => {
    const start = performance.now()
    const result = await query(...args)
    duration += performance.now() - start
    return result
  }
  Object.assign(pool, { query: timed })
  return {
    find: (question) => {
      duration = 0
      return searchReader.find(question)
    },
    duration: () => duration,
    write: (rows) =>
      postgresWriter(req).replace(
        rows.map(({ collection, document }) => ({ collection, document })),
        rows,
      ),
  }
}
