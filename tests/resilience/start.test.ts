import { once } from 'node:events'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
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

test('the first start migrates, seeds, builds and serves; the second only serves', async () => {
  const first = checkout.start()
  await first.up
  expect(checkout.ran()).toEqual(['migrate', 'seed', 'build', 'server'])
  first.child.kill('SIGTERM')
  expect(await first.ended).toBe(0)
  const second = checkout.start()
  await second.up
  expect(checkout.ran()).toEqual(['migrate', 'seed', 'build', 'server', 'server'])
})

test('a start prints both sites, the admin and the sign-ins, which only the owner may read', async () => {
  const run = checkout.start()
  await run.up
  for (const place of ['/en', '/cn', '/admin'])
    expect(run.output()).toContain(`http://localhost:${checkout.port}${place}`)
  const file = path.join(checkout.dir, '.data/sign-ins.txt')
  const [, password] = /admin@norvane.example (\S{16})/.exec(readFileSync(file, 'utf8')) ?? []
  expect(run.output()).toContain(`admin@norvane.example  ${password}`)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(statSync(path.join(checkout.dir, '.data/secrets.json')).mode & 0o777).toBe(0o600)
})

test('--empty seeds only the administrator and the settings', async () => {
  const run = checkout.start({ args: ['--empty'] })
  await run.up
  expect(checkout.ran()).toContain('seed --empty')
  expect(run.output()).not.toContain('editor@')
})

test('a changed source is built again', async () => {
  const first = checkout.start()
  await first.up
  first.child.kill('SIGTERM')
  await first.ended
  writeFileSync(path.join(checkout.dir, 'src/changed.ts'), '')
  await checkout.start().up
  expect(checkout.ran().filter((name) => name === 'build')).toHaveLength(2)
})

test('dependencies that differ from the lock file are installed, also where npm ci refuses it', async () => {
  const lock = '{"packages":{"node_modules/pg":{"version":"1.0.0"}}}'
  writeFileSync(path.join(checkout.dir, 'package-lock.json'), lock)
  const run = checkout.start({ env: { npm_execpath: path.resolve('tests/resilience/stand-ins/npm.mjs') } })
  await run.up
  expect(checkout.ran().slice(0, 2)).toEqual(['npm ci', 'npm install'])
  expect(readFileSync(path.join(checkout.dir, 'package-lock.json'), 'utf8')).toBe(lock)
})

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s finishes running requests, then stops the database',
  async (signal) => {
    const run = checkout.start()
    await run.up
    const database = checkout.databasePid()
    const answer = await fetch(`http://localhost:${checkout.port}/slow`)
    run.child.kill(signal)
    run.child.kill(signal)
    expect(await answer.text()).toBe('done')
    expect(await run.ended).toBe(0)
    expect(run.errors()).toBe('')
    expect(database && commandLine(database)).toBe('')
  },
)

test('a start recovers after everything was killed', async () => {
  const first = checkout.start()
  await first.up
  killAll(first.child.pid, checkout.serverPid(), checkout.databasePid())
  expect(await first.ended).toBe('SIGKILL')
  await checkout.start().up
  expect(await read('/')).toBe('done')
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

function killAll(...pids: (number | undefined)[]) {
  for (const pid of pids) if (pid) process.kill(pid, 'SIGKILL')
}

async function read(place: string): Promise<string> {
  return (await fetch(`http://localhost:${checkout.port}${place}`)).text()
}
