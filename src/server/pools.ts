import { Pool, type PoolConfig } from 'pg'
import { processWide } from '@/lib/process-wide'
import { env } from './env'
import { failFast } from './fail-fast'
import { retryReads } from './retry-reads'

/** The maximum number of database connections per process, by use (docs/deploying.md names the sum). */
export const connections = { cms: 10, others: 6, background: 3, search: 4, listeners: 2, monitor: 1 } as const

/** How long to wait for a free connection, in ms: waiting is better than an error. */
export const connectionTimeoutMillis = 10_000

const pools = processWide('pools', () => new Map<string, Pool>())

/** The pool with this name, one per process. */
export function sharedPool(
  name: Exclude<keyof typeof connections, 'cms' | 'listeners' | 'monitor'>,
  options: PoolConfig,
): Pool {
  const poolKey = `${name} ${env.DATABASE_URL}`
  const pool = pools.get(poolKey) ?? createPool({ ...options, max: connections[name] })
  pools.set(poolKey, pool)
  return pool
}

export async function closePools(): Promise<void> {
  const open = [...pools.values()]
  pools.clear()
  await Promise.all(open.map((pool) => pool.end()))
}

function createPool(options: PoolConfig): Pool {
  const created = new Pool({
    connectionString: env.DATABASE_URL,
    connectionTimeoutMillis,
    idleTimeoutMillis: 30_000,
    query_timeout: 5_000,
    statement_timeout: 5_000,
    ...options,
  })
  // Without a listener a restart of the database would end the process.
  created.on('error', () => undefined)
  return failFast(retryReads(created))
}
