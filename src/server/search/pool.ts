import 'server-only'
import type { Pool } from 'pg'
import { sharedPool } from '../pools'

/**
 * Connections for searching, so that it never waits for the CMS nor the CMS for it. A statement is planned once for
 * all: planning would take longer than searching does, and all searches have the same best plan.
 */
export function searchPool(): Pool {
  return sharedPool('search', {
    allowExitOnIdle: true,
    application_name: 'isotherm-search',
    options: '-c plan_cache_mode=force_generic_plan -c enable_seqscan=off -c jit=off',
  })
}
