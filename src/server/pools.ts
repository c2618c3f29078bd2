import { Pool, type PoolConfig } from 'pg'
import { env } from './env'
import { retryReads } from './retried-reads'

/** The most connections of a process to the database, by their use (docs/deploying.md names the sum). */
export const connections = { cms: 10, others: 6, search: 4, listeners: 2 } as const

/** For a free connection, in ms: a visitor rather waits than gets an error. */
export const connectionTimeoutMillis = 10_000

const key = Symbol.for('isotherm.pools')
// The door and the parts of the application are bundled apart and share one process.
const shared = globalThis as { [key]?: Map<string, Pool> }
const pools = (shared[key] ??= new Map())

/** The pool of that name, of which the process has one. */
export function sharedPool(
  name: Exclude<keyof typeof connections, 'cms' | 'listeners'>,
  options: PoolConfig,
): Pool {
  const place = `${name} ${env.DATABASE_URL}`
  const pool = pools.get(place) ?? createPool({ ...options, max: connections[name] })
  pools.set(place, pool)
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
  return retryReads(created)
}
