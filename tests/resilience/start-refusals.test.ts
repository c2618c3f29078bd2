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

test('a second start of the same checkout is refused in one line', async () => {
  const first = checkout.start()
  await first.up
  const second = checkout.start({ env: { PORT: '1' } })
  expect(await second.ended).toBe(1)
  expect(second.errors()).toBe(
    `This checkout is already being served by process ${first.child.pid}: stop that one first.\n`,
  )
  expect(await read('/')).toBe('done')
})

test('a start while the former one stops waits for it (issue 14)', async () => {
  const first = checkout.start()
  await first.up
  const slow = await fetch(`http://localhost:${checkout.port}/held`)
  first.child.kill('SIGTERM')
  await waitUntil(() =>
    readFileSync(path.join(checkout.dir, '.data/production.lock'), 'utf8').includes('stopping'),
  )
  const second = checkout.start()
  await waitUntil(() => second.output().includes(`Process ${first.child.pid} is stopping`))
  await slow.body?.cancel()
  await second.up
  expect([await first.ended, first.errors(), second.errors()]).toEqual([0, '', ''])
  expect(await read('/')).toBe('done')
})

test('a port that is taken is told in one line', async () => {
  const other = createServer().listen(checkout.port, '127.0.0.1')
  await waitUntil(() => other.listening)
  const run = checkout.start()
  expect(await run.ended).toBe(1)
  expect(run.errors()).toMatch(/^Port \d+ is taken: [^\n]+\n$/)
  other.close()
})

test('a database that cannot be reached is told in one line, without its password', async () => {
  const run = checkout.start({ env: { DATABASE_URL: 'postgres://me:hidden@127.0.0.1:1/site' } })
  expect(await run.ended).toBe(1)
  expect(run.errors()).toMatch(/^The database at 127.0.0.1:1 cannot be reached \(ECONNREFUSED\): [^\n]+\n$/)
  expect(run.errors()).not.toContain('hidden')
})

test('a disk that cannot be written to is told in one line', async () => {
  writeFileSync(path.join(checkout.dir, 'file'), '')
  const run = checkout.start({ env: { DATA_DIR: 'file/data' } })
  expect(await run.ended).toBe(1)
  expect(run.errors()).toMatch(/^Cannot write to \S+ \(ENOTDIR\): [^\n]+\n$/)
})

async function read(place: string): Promise<string> {
  return (await fetch(`http://localhost:${checkout.port}${place}`)).text()
}
