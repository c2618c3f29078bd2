import 'server-only'
import { Pool } from 'pg'
import { env } from '../env'

let pool: Pool | undefined

/**
 * Connections for searching, so that it never waits for the CMS nor the CMS for it. A statement is planned once for
 * all: planning would take longer than searching does, and all searches have the same best plan.
 */
export function searchPool(): Pool {
  pool ??= createPool()
  return pool
}

function createPool(): Pool {
  const created = new Pool({
    connectionString: env.DATABASE_URL,
    max: 4,
    allowExitOnIdle: true,
    // A visitor rather waits than gets an error.
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    query_timeout: 5_000,
    statement_timeout: 5_000,
    application_name: 'isotherm-search',
    options: '-c plan_cache_mode=force_generic_plan -c enable_seqscan=off -c jit=off',
  })
  // Without a listener a restart of the database would end the process.
  created.on('error', () => undefined)
  return created
}
