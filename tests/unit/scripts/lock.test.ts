import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { takeLock, withLock } from '../../../scripts/lib/lock.mjs'
import { identityOf, isRunning, ownIdentity } from '../../../scripts/lib/processes.mjs'
import { waitFor } from '../../support/waiting'

let file: string

beforeEach(() => {
  file = path.join(mkdtempSync(path.join(tmpdir(), 'lock-')), 'a.lock')
})

test('a lock is taken once, and again after its release', () => {
  const first = takeLock(file)
  expect(takeLock(file)).toEqual({ heldBy: process.pid, stopping: false })
  if ('release' in first) first.release()
  expect(takeLock(file)).toHaveProperty('release')
})

test('a holder may say that the lock will soon be free (issue 14)', () => {
  const first = takeLock(file)
  if ('sayStopping' in first) first.sayStopping()
  expect(takeLock(file)).toEqual({ heldBy: process.pid, stopping: true })
  if ('release' in first) first.release()
  expect(takeLock(file)).toHaveProperty('release')
})

test('the lock of a process that is gone counts for nothing', () => {
  writeFileSync(file, JSON.stringify({ pid: 2 ** 22, began: 'an hour ago' }))
  expect(takeLock(file)).toHaveProperty('release')
})

test('a later process with the same id does not hold the lock of the former one', () => {
  writeFileSync(file, JSON.stringify({ pid: process.pid, began: 'another boot' }))
  expect(takeLock(file)).toHaveProperty('release')
})

test('a lock file that makes no sense counts for nothing', () => {
  writeFileSync(file, '{')
  expect(takeLock(file)).toHaveProperty('release')
})

test('works under one lock run one after the other', async () => {
  const order: string[] = []
  const work = (name: string) => async () => {
    order.push(`${name} begins`)
    await new Promise(setImmediate)
    order.push(`${name} ends`)
  }
  await Promise.all([withLock(file, work('a')), withLock(file, work('b'))])
  expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends'])
})

test('a process is known by its id and its beginning', () => {
  expect(identityOf(process.pid)).toEqual(ownIdentity())
})

test('a process that died and was not yet buried does not run', async () => {
  // The shell becomes another program, which never asks how its child ended.
  const parent = spawn('sh', ['-c', 'sleep 0.2 & echo $!; exec sleep 30'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [line] = await once(parent.stdout, 'data')
  const pid = Number(String(line))
  await waitFor(() => expect(identityOf(pid).began).toBe(''))
  expect(isRunning({ pid, began: '' })).toBe(false)
  parent.kill('SIGKILL')
})
