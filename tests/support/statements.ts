import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

/** How many statements the CMS sends to the database while the work runs. */
export async function countStatements({ db }: Payload, work: () => Promise<unknown>): Promise<number> {
  const { Client } = (db as unknown as PostgresAdapter).pool as unknown as WithClient
  const { query } = Client.prototype
  let count = 0
  Client.prototype.query = function (...args) {
    count += 1
    return query.apply(this, args)
  }
  try {
    await work()
  } finally {
    Client.prototype.query = query
  }
  return count
}

/** A pool of pg makes its connections with a class that its types do not name. */
type WithClient = { Client: { prototype: { query: (this: unknown, ...args: unknown[]) => unknown } } }
