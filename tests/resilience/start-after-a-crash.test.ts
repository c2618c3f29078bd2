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

test('a start recovers after everything was killed', async () => {
  const first = checkout.start()
  await first.up
  killAll(first.child.pid, checkout.serverPid(), checkout.databasePid())
  expect(await first.ended).toBe('SIGKILL')
  await checkout.start().up
  expect(await read('/')).toBe('done')
})

test('a database that is killed while the site runs is started again, on the same port (issue 14)', async () => {
  const run = checkout.start()
  await run.up
  const database = checkout.databasePid()
  const port = checkout.databasePort()
  killAll(database)
  await waitUntil(() => run.errors().includes('The database runs again.'))
  expect(checkout.databasePid()).not.toBe(database)
  expect(checkout.databasePort()).toBe(port)
  expect(run.errors()).toContain(
    `is started again. ${path.join(checkout.dir, '.data/postgres/log')} says why.`,
  )
  run.child.kill('SIGTERM')
  expect(await run.ended).toBe(0)
})

test('the database writes its log to a file for each day of the week (issue 14)', async () => {
  const run = checkout.start()
  await run.up
  const files = readdirSync(path.join(checkout.dir, '.data/postgres/log'))
  expect(files).toEqual([expect.stringMatching(/^postgres-(Mon|Tue|Wed|Thu|Fri|Sat|Sun)\.log$/)])
})

test('a start takes over the database of a killed run', async () => {
  const first = checkout.start()
  await first.up
  const database = checkout.databasePid()
  killAll(first.child.pid, checkout.serverPid())
  await once(first.child, 'exit')
  const second = checkout.start()
  await second.up
  expect(checkout.databasePid()).toBe(database)
  second.child.kill('SIGTERM')
  expect(await second.ended).toBe(0)
  expect(database && commandLine(database)).toBe('')
})

test('a start ends the server that a killed run left behind', async () => {
  const first = checkout.start()
  await first.up
  const server = checkout.serverPid()
  killAll(first.child.pid)
  await once(first.child, 'exit')
  await checkout.start().up
  expect(checkout.serverPid()).not.toBe(server)
})

test('a server that ends by itself takes the start and the database with it', async () => {
  const run = checkout.start()
  await run.up
  const database = checkout.databasePid()
  await read('/crash').catch(() => undefined)
  expect(await run.ended).toBe(1)
  expect(run.errors()).toBe('The server ended by itself with 7.\n')
  expect(database && commandLine(database)).toBe('')
})

function killAll(...pids: (number | undefined)[]) {
  for (const pid of pids) if (pid) process.kill(pid, 'SIGKILL')
}

async function read(place: string): Promise<string> {
  return (await fetch(`http://localhost:${checkout.port}${place}`)).text()
}
