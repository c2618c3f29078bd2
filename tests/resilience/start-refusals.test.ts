import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeCheckout, type Checkout } from '../support/checkout.ts'
import { waitUntil } from '../support/waiting'

let checkout: Checkout

beforeEach(async () => {
  checkout = await makeCheckout()
})

afterEach(() => checkout.dispose())

test('a second start of the same checkout fails with a one-line message', async () => {
  const first = checkout.start()
  await first.ready
  const second = checkout.start({ env: { PORT: '1' } })
  expect(await second.exited).toBe(1)
  expect(second.errors()).toBe(`Process ${first.child.pid} already serves this checkout: stop it first.\n`)
  expect(await read('/')).toBe('done')
})

test('a start waits while the previous one is stopping (issue 14)', async () => {
  const first = checkout.start()
  await first.ready
  const slow = await fetch(`http://localhost:${checkout.port}/held`)
  first.child.kill('SIGTERM')
  await waitUntil(() =>
    readFileSync(path.join(checkout.dir, '.data/production.lock'), 'utf8').includes('stopping'),
  )
  const second = checkout.start()
  await waitUntil(() => second.output().includes(`Process ${first.child.pid} is stopping`))
  await slow.body?.cancel()
  await second.ready
  expect([await first.exited, first.errors(), second.errors()]).toEqual([0, '', ''])
  expect(await read('/')).toBe('done')
})

test('a port in use is reported in one line', async () => {
  const other = createServer().listen(checkout.port, '127.0.0.1')
  await waitUntil(() => other.listening)
  const run = checkout.start()
  expect(await run.exited).toBe(1)
  expect(run.errors()).toMatch(/^Port \d+ is in use: [^\n]+\n$/)
  other.close()
})

test('an unreachable database is reported in one line, without its password', async () => {
  const run = checkout.start({ env: { DATABASE_URL: 'postgres://me:hidden@127.0.0.1:1/site' } })
  expect(await run.exited).toBe(1)
  expect(run.errors()).toMatch(/^The database at 127.0.0.1:1 cannot be reached \(ECONNREFUSED\): [^\n]+\n$/)
  expect(run.errors()).not.toContain('hidden')
})

test('a data folder that is not writable is reported in one line', async () => {
  writeFileSync(path.join(checkout.dir, 'file'), '')
  const run = checkout.start({ env: { DATA_DIR: 'file/data' } })
  expect(await run.exited).toBe(1)
  expect(run.errors()).toMatch(/^Cannot write to \S+ \(ENOTDIR\): [^\n]+\n$/)
})

test.each([
  ['is damaged', '<<<<<<< HEAD', /^package-lock.json is missing or damaged: [^\n]+\n$/],
  [
    'belongs to another package.json',
    '{"packages":{"":{"dependencies":{"removed":"1.0.0"}}}}',
    /^package-lock.json does not match \(removed\): [^\n]+\n$/,
  ],
])('a lock file that %s is refused', async (_name, text, message) => {
  writeFileSync(path.join(checkout.dir, 'package-lock.json'), text)
  const run = checkout.start()
  expect(await run.exited).toBe(1)
  expect(run.errors()).toMatch(message)
  expect(checkout.commands()).toEqual([])
})

async function read(path: string): Promise<string> {
  return (await fetch(`http://localhost:${checkout.port}${path}`)).text()
}
