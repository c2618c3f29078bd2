import { databaseAvailability, noResponse } from './database-availability'
import { isRead } from './retry-reads'

type Callback = (error: Error) => void
type Guardable = { connect: (...args: never[]) => unknown; query: (...args: never[]) => unknown }

/**
 * While the database is known not to respond, a pool refuses connections at once instead of after its timeouts. Reads
 * that already wait fail when that becomes known; other statements are waited for, since they may have taken effect.
 */
export function failFast<Guarded extends Guardable>(
  pool: Guarded,
  availability = databaseAvailability(),
): Guarded {
  const connect = pool.connect.bind(pool) as (callback?: Callback) => unknown
  const query = pool.query.bind(pool) as (...args: unknown[]) => unknown

  // Also for queries, which connect first.
  const connectOrRefuse = (callback?: Callback) => {
    if (availability.responds) return connect(callback)
    if (!callback) return Promise.reject(noResponse())
    process.nextTick(callback, noResponse())
  }

  const queryWhileResponding = (...args: unknown[]) => {
    const result = query(...args)
    if (!(result instanceof Promise)) return result
    const reported = result.then((value: unknown) => {
      availability.reportResponse()
      return value
    })
    return isRead(args[0]) ? availability.whileResponding(reported) : reported
  }

  return Object.assign(pool, { connect: connectOrRefuse, query: queryWhileResponding })
}
