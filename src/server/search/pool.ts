import 'server-only'
import type { Pool } from 'pg'
import { sharedPool } from '../pools'

/**
 * Connections for searches, separate from those of the CMS. Plans are generic and cached: planning would take longer
 * than the search, and the best plan is the same for all searches.
 */
export function searchPool(): Pool {
  return sharedPool('search', {
    allowExitOnIdle: true,
    application_name: 'isotherm-search',
    options: '-c plan_cache_mode=force_generic_plan -c enable_seqscan=off -c jit=off',
  })
}
