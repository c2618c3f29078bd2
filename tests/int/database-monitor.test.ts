import { Pool } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { DatabaseAvailability } from '@/server/database-availability'
import { DatabaseMonitor } from '@/server/database-monitor'
import { failFast } from '@/server/fail-fast'
import { openFreezableProxy } from '../support/freezable-proxy'
import { waitFor } from '../support/waiting'
import { testDatabase } from '../support/worker-database'

const noResponse = 'The database does not respond.'

/** A monitored pool on a connection that can be frozen. */
async function monitored({ patience = 1_500 } = {}) {
  const proxy = await openFreezableProxy(await testDatabase())
  const availability = new DatabaseAvailability()
  // Far longer than a test: only the monitor ends the waiting.
  const options = { connectionString: proxy.url, connectionTimeoutMillis: 600_000, query_timeout: 600_000 }
  const pool = failFast(new Pool(options), availability)
  pool.on('error', () => undefined)
  const monitor = new DatabaseMonitor({ connectionString: proxy.url, availability, patience, interval: 20 })
  onTestFinished(async () => {
    proxy.disconnect()
    await Promise.all([monitor.stop(), pool.end(), proxy.close()])
  })
  await waitFor(() => pool.query('select 1'))
  return { proxy, pool, monitor }
}

test('reads of a database that stops responding fail, and new ones fail at once (issue 14)', async () => {
  const { proxy, pool, monitor } = await monitored()
  proxy.freeze()
  await expect(pool.query('select 1')).rejects.toThrow(noResponse)
  expect(await monitor.check()).toBe(false)
  await expect(pool.query('select 1')).rejects.toThrow(noResponse)
  await expect(pool.query('insert into a values (1)'), 'nothing was sent').rejects.toThrow(noResponse)
  await expect(pool.connect()).rejects.toThrow(noResponse)
})

test('a database that responds again is used again without a restart (issue 14)', async () => {
  const { proxy, pool, monitor } = await monitored()
  proxy.freeze()
  await waitFor(() => expect(monitor.responds).toBe(false))
  proxy.thaw()
  await waitFor(() => expect(monitor.responds).toBe(true))
  expect(await pool.query('select 1 as one')).toMatchObject({ rows: [{ one: 1 }] })
})

test('an insert that was sent is waited for, since it may have taken effect (issue 14)', async () => {
  const { proxy, pool, monitor } = await monitored()
  await pool.query('create temporary table written (a int)')
  proxy.freeze()
  const written = pool.query('insert into written values (1)')
  await waitFor(() => expect(monitor.responds).toBe(false))
  proxy.thaw()
  expect(await written).toMatchObject({ rowCount: 1 })
})

test('slow statements in a full pool do not count as a failure (issue 14)', async () => {
  const { pool, monitor } = await monitored({ patience: 5_000 })
  const slow = Array.from({ length: 20 }, () => pool.query('select pg_sleep(0.3)'))
  expect(await monitor.check()).toBe(true)
  await Promise.all(slow)
  expect(monitor.responds).toBe(true)
})

test('an ended connection of the monitor is replaced (issue 14)', async () => {
  const { proxy, monitor } = await monitored({ patience: 10_000 })
  proxy.disconnect()
  expect(await monitor.check()).toBe(true)
})

test('a refused connection counts at once (issue 14)', async () => {
  const { proxy, monitor } = await monitored({ patience: 600_000 })
  await proxy.close()
  await waitFor(() => expect(monitor.responds).toBe(false))
})
