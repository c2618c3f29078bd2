import { Client } from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { contentListener } from '@/door/invalidation'
import { Listener } from '@/server/database'
import { TagLedger } from '@/server/page-cache'
import { testDatabase } from '../support/own-database'
import { waitFor } from '../support/waiting'

let writer: Client

beforeAll(async () => {
  writer = new Client({ connectionString: await testDatabase() })
  await writer.connect()
})

afterAll(() => writer.end())

async function listening() {
  const ledger = new TagLedger()
  const lost = vi.fn<(text: string) => void>()
  const listener = new Listener(contentListener({ ledger, log: { info: () => undefined, warn: lost } }))
  onTestFinished(() => listener.stop())
  await waitFor(() => expect(listener.isConnected).toBe(true))
  return { ledger, listener, lost }
}

const notify = (...tags: string[]) =>
  writer.query('SELECT pg_notify($1, $2)', ['content', JSON.stringify({ tags })])

test('a save is heard when its transaction commits, not before and not when it fails', async () => {
  const { ledger } = await listening()
  const before = ledger.sequence
  await writer.query('BEGIN')
  await notify('news:1')
  await writer.query('ROLLBACK')
  await writer.query('BEGIN')
  await notify('news:2')
  expect(ledger.isStale(['news:2'], before)).toBe(false)
  await writer.query('COMMIT')

  await waitFor(() => expect(ledger.isStale(['news:2'], before)).toBe(true))
  expect(ledger.isStale(['news:1'], before)).toBe(false)
})

test('after a lost connection it listens again, and all that was made before is stale', async () => {
  const { ledger, listener, lost } = await listening()
  const before = ledger.sequence
  await writer.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
                      WHERE application_name = 'isotherm-listener' AND datname = current_database()`)
  await waitFor(() => expect(lost).toHaveBeenCalled())
  await waitFor(() => expect(listener.isConnected).toBe(true))

  expect(ledger.isStale([], before)).toBe(true)
  const afterwards = ledger.sequence
  await notify('news:3')
  await waitFor(() => expect(ledger.isStale(['news:3'], afterwards)).toBe(true))
})

test('a database that cannot be reached is tried again and again', async () => {
  const lost = vi.fn<(text: string) => void>()
  const heard = contentListener({ ledger: new TagLedger(), log: { info: () => undefined, warn: lost } })
  const listener = new Listener(heard, 'postgres://nobody@127.0.0.1:1/none')
  onTestFinished(() => listener.stop())
  await waitFor(() => expect(lost.mock.calls.length).toBeGreaterThan(1))
  expect(listener.isConnected).toBe(false)
})
