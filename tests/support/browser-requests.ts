import pg from 'pg'

/**
 * Takes back what the server under test has counted of requests, captchas and uploads (limits named `request-...`):
 * all browser tests come from one network, and a run may follow another. For `test.beforeEach`.
 */
export async function letRequestsThrough(): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  await client.query("delete from rate_limits where key like 'request-%'").finally(() => client.end())
}
