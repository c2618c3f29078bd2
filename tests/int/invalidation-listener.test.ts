import { Client } from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { contentChangeListener } from '@/gateway/invalidation'
import { Listener } from '@/server/database'
import { InvalidationLog } from '@/server/page-cache'
import { testDatabase } from '../support/worker-database'
import { waitFor } from '../support/waiting'

let writer: Client

beforeAll(async () => {
  writer = new Client({ connectionString: await testDatabase() })
  await writer.connect()
})

afterAll(() => writer.end())

async function listening() {
  const invalidationLog = new InvalidationLog()
  const lost = vi.fn<(text: string) => void>()
  const listener = new Listener(
    contentChangeListener({ invalidationLog, log: { info: () => undefined, warn: lost } }),
  )
  onTestFinished(() => listener.stop())
  await waitFor(() => expect(listener.isConnected).toBe(true))
  return { invalidationLog, listener, lost }
}

const notify = (...tags: string[]) =>
  writer.query('SELECT pg_notify($1, $2)', ['content', JSON.stringify({ tags })])

test('a save is notified when its transaction commits, not before and not on rollback', async () => {
  const { invalidationLog } = await listening()
  const before = invalidationLog.sequence
  await writer.query('BEGIN')
  await notify('news:1')
  await writer.query('ROLLBACK')
  await writer.query('BEGIN')
  await notify('news:2')
  expect(invalidationLog.isStale(['news:2'], before)).toBe(false)
  await writer.query('COMMIT')

  await waitFor(() => expect(invalidationLog.isStale(['news:2'], before)).toBe(true))
  expect(invalidationLog.isStale(['news:1'], before)).toBe(false)
})

test('after a lost connection it reconnects, and everything older is stale', async () => {
  const { invalidationLog, listener, lost } = await listening()
  const before = invalidationLog.sequence
  await writer.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
                      WHERE application_name = 'isotherm-listener' AND datname = current_database()`)
  await waitFor(() => expect(lost).toHaveBeenCalled())
  await waitFor(() => expect(listener.isConnected).toBe(true))

  expect(invalidationLog.isStale([], before)).toBe(true)
  const afterwards = invalidationLog.sequence
  await notify('news:3')
  await waitFor(() => expect(invalidationLog.isStale(['news:3'], afterwards)).toBe(true))
})

test('connecting to an unreachable database is retried', async () => {
  const lost = vi.fn<(text: string) => void>()
  const callbacks = contentChangeListener({
    invalidationLog: new InvalidationLog(),
    log: { info: () => undefined, warn: lost },
  })
  const listener = new Listener(callbacks, 'postgres://nobody@127.0.0.1:1/none')
  onTestFinished(() => listener.stop())
  await waitFor(() => expect(lost.mock.calls.length).toBeGreaterThan(1))
  expect(listener.isConnected).toBe(false)
})
