import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { commandLine } from '../../scripts/lib/processes.mjs'
import { makeCheckout, type Checkout } from '../support/checkout.ts'
import { waitUntil } from '../support/waiting'

let checkout: Checkout

beforeEach(async () => {
  checkout = await makeCheckout()
})

afterEach(() => checkout.dispose())

test('a start recovers after all processes were killed', async () => {
  const first = checkout.start()
  await first.ready
  killAll(first.child.pid, checkout.serverPid(), checkout.databasePid())
  expect(await first.exited).toBe('SIGKILL')
  await checkout.start().ready
  expect(await read('/')).toBe('done')
})

test('a database that is killed while the site runs is restarted on the same port (issue 14)', async () => {
  const run = checkout.start()
  await run.ready
  const database = checkout.databasePid()
  const port = checkout.databasePort()
  killAll(database)
  await waitUntil(() => run.errors().includes('The database is running again.'))
  expect(checkout.databasePid()).not.toBe(database)
  expect(checkout.databasePort()).toBe(port)
  expect(run.errors()).toContain(
    `exited unexpectedly and is restarted. See ${path.join(checkout.dir, '.data/postgres/log')}.`,
  )
  run.child.kill('SIGTERM')
  expect(await run.exited).toBe(0)
})

test('the database writes one log file per day of the week (issue 14)', async () => {
  const run = checkout.start()
  await run.ready
  const files = readdirSync(path.join(checkout.dir, '.data/postgres/log'))
  expect(files).toEqual([expect.stringMatching(/^postgres-(Mon|Tue|Wed|Thu|Fri|Sat|Sun)\.log$/)])
})

test('a start takes over the database of a killed run', async () => {
  const first = checkout.start()
  await first.ready
  const database = checkout.databasePid()
  killAll(first.child.pid, checkout.serverPid())
  await once(first.child, 'exit')
  const second = checkout.start()
  await second.ready
  expect(checkout.databasePid()).toBe(database)
  second.child.kill('SIGTERM')
  expect(await second.exited).toBe(0)
  expect(database && commandLine(database)).toBe('')
})

test('a start stops the server that a killed run left behind', async () => {
  const first = checkout.start()
  await first.ready
  const server = checkout.serverPid()
  killAll(first.child.pid)
  await once(first.child, 'exit')
  await checkout.start().ready
  expect(checkout.serverPid()).not.toBe(server)
})

test('when the server exits, the start and the database stop too', async () => {
  const run = checkout.start()
  await run.ready
  const database = checkout.databasePid()
  await read('/crash').catch(() => undefined)
  expect(await run.exited).toBe(1)
  expect(run.errors()).toBe('The server exited unexpectedly with code 7.\n')
  expect(database && commandLine(database)).toBe('')
})

function killAll(...pids: (number | undefined)[]) {
  for (const pid of pids) if (pid) process.kill(pid, 'SIGKILL')
}

async function read(path: string): Promise<string> {
  return (await fetch(`http://localhost:${checkout.port}${path}`)).text()
}
