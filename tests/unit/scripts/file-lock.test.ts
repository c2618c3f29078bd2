import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { acquireLock, withLock } from '../../../scripts/lib/file-lock.mjs'
import { identityOf, isRunning, ownIdentity } from '../../../scripts/lib/processes.mjs'
import { waitFor } from '../../support/waiting'

let file: string

beforeEach(() => {
  file = path.join(mkdtempSync(path.join(tmpdir(), 'lock-')), 'a.lock')
})

test('a lock can be acquired once, and again after its release', () => {
  const first = acquireLock(file)
  expect(acquireLock(file)).toEqual({ heldBy: process.pid, stopping: false })
  if ('release' in first) first.release()
  expect(acquireLock(file)).toHaveProperty('release')
})

test('a holder can mark that it is stopping (issue 14)', () => {
  const first = acquireLock(file)
  if ('release' in first) first.markStopping()
  expect(acquireLock(file)).toEqual({ heldBy: process.pid, stopping: true })
  if ('release' in first) first.release()
  expect(acquireLock(file)).toHaveProperty('release')
})

test('the lock of an exited process is ignored', () => {
  writeFileSync(file, JSON.stringify({ pid: 2 ** 22, began: 'an hour ago' }))
  expect(acquireLock(file)).toHaveProperty('release')
})

test('a later process with the same id does not hold the lock of the former one', () => {
  writeFileSync(file, JSON.stringify({ pid: process.pid, began: 'another boot' }))
  expect(acquireLock(file)).toHaveProperty('release')
})

test('an unreadable lock file is ignored', () => {
  writeFileSync(file, '{')
  expect(acquireLock(file)).toHaveProperty('release')
})

test('tasks with the same lock run one after the other', async () => {
  const order: string[] = []
  const work = (name: string) => async () => {
    order.push(`${name} begins`)
    await new Promise(setImmediate)
    order.push(`${name} ends`)
  }
  await Promise.all([withLock(file, work('a')), withLock(file, work('b'))])
  expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends'])
})

test('a process is identified by its id and start time', () => {
  expect(identityOf(process.pid)).toEqual(ownIdentity())
})

test('a zombie process counts as exited', async () => {
  // The shell is replaced by a program that never waits for its child.
  const parent = spawn('sh', ['-c', 'sleep 0.2 & echo $!; exec sleep 30'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [line] = await once(parent.stdout, 'data')
  const pid = Number(String(line))
  await waitFor(() => expect(identityOf(pid).began).toBe(''))
  expect(isRunning({ pid, began: '' })).toBe(false)
  parent.kill('SIGKILL')
})
