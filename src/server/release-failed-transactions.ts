import { asObject } from '@/lib/unknown-values'

type Client = { query: (...args: never[]) => unknown; release: (error: Error) => void }
type Pool<Connected> = { on: (event: 'connect', listener: (client: Connected) => void) => unknown }

const beginStatement = /^begin\b/i

/**
 * Drizzle releases the connection of a transaction only if its BEGIN has succeeded: each one that fails, for example
 * because the database does not respond, would take a connection out of the pool for good.
 */
export function releaseFailedTransactions<Connected extends Client>(pool: Pool<Connected>): void {
  pool.on('connect', (client) => {
    const queryOfClass = (...args: unknown[]) =>
      Reflect.apply((Object.getPrototypeOf(client) as Client).query, client, args)
    const queryAndRelease = (...args: unknown[]) => {
      const result: unknown = queryOfClass(...args)
      if (result instanceof Promise && isBegin(args[0])) result.catch((error: Error) => client.release(error))
      return result
    }
    Object.assign(client, { query: queryAndRelease })
  })
}

function isBegin(statement: unknown): boolean {
  const { text } = typeof statement === 'string' ? { text: statement } : asObject(statement)
  return typeof text === 'string' && beginStatement.test(text)
}
