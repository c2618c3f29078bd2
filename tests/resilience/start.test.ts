import { readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { commandLine } from '../../scripts/lib/processes.mjs'
import { makeCheckout, type Checkout } from '../support/checkout.ts'

let checkout: Checkout

beforeEach(async () => {
  checkout = await makeCheckout()
})

afterEach(() => checkout.dispose())

test('the first start builds, migrates, seeds and serves; the second only serves', async () => {
  const first = checkout.start()
  await first.ready
  expect(checkout.commands()).toEqual(['build', 'migrate', 'seed', 'server'])
  first.child.kill('SIGTERM')
  expect(await first.exited).toBe(0)
  const second = checkout.start()
  await second.ready
  expect(checkout.commands()).toEqual(['build', 'migrate', 'seed', 'server', 'server'])
})

test('a start prints both sites, the admin and the sign-ins, which only the owner may read', async () => {
  const run = checkout.start()
  await run.ready
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
  await run.ready
  expect(checkout.commands()).toContain('seed --empty')
  expect(run.output()).not.toContain('editor@')
})

test('a changed source triggers a new build', async () => {
  const first = checkout.start()
  await first.ready
  first.child.kill('SIGTERM')
  await first.exited
  writeFileSync(path.join(checkout.dir, 'src/changed.ts'), '')
  await checkout.start().ready
  expect(checkout.commands().filter((name) => name === 'build')).toHaveLength(2)
})

test('dependencies that differ from the lock file are installed, also where npm ci refuses it', async () => {
  const lock = '{"packages":{"node_modules/pg":{"version":"1.0.0"}}}'
  writeFileSync(path.join(checkout.dir, 'package-lock.json'), lock)
  const run = checkout.start({ env: { npm_execpath: path.resolve('tests/resilience/stubs/npm.mjs') } })
  await run.ready
  expect(checkout.commands().slice(0, 2)).toEqual(['npm ci', 'npm install'])
  expect(readFileSync(path.join(checkout.dir, 'package-lock.json'), 'utf8')).toBe(lock)
})

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s finishes running requests, then stops the database',
  async (signal) => {
    const run = checkout.start()
    await run.ready
    const database = checkout.databasePid()
    const response = await fetch(`http://localhost:${checkout.port}/slow`)
    run.child.kill(signal)
    run.child.kill(signal)
    expect(await response.text()).toBe('done')
    expect(await run.exited).toBe(0)
    expect(run.errors()).toBe('')
    expect(database && commandLine(database)).toBe('')
  },
)
