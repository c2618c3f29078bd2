import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

/** Counts the statements that the CMS sends to the database while the work runs. */
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

/** The class with which a pool of pg creates connections; its types do not include it. */
type WithClient = { Client: { prototype: { query: (this: unknown, ...args: unknown[]) => unknown } } }
