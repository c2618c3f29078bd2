import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { isRunning, ownIdentity } from './processes.mjs'

/**
 * Acquires a lock file; the lock of a process that has exited is ignored.
 *
 * `markStopping` tells waiting processes that the lock will soon be free.
 *
 * @param {string} file
 * @returns {{ release: () => void, markStopping: () => void } | { heldBy: number, stopping: boolean }}
 */
export function acquireLock(file) {
  mkdirSync(path.dirname(file), { recursive: true })
  const own = `${file}.${process.pid}`
  writeFileSync(own, JSON.stringify(ownIdentity()))
  try {
    return acquireWith({ own, file })
  } finally {
    rmSync(own, { force: true })
  }
}

/**
 * Runs the work exclusively among all processes that use the same lock file; waits for the lock.
 *
 * @template T
 * @param {string} file
 * @param {() => Promise<T> | T} work
 * @returns {Promise<T>}
 */
export async function withLock(file, work) {
  const lock = await waitForLock(file)
  try {
    return await work()
  } finally {
    lock.release()
  }
}

/** @param {string} file */
async function waitForLock(file) {
  for (;;) {
    const lock = acquireLock(file)
    if ('release' in lock) return lock
    await delay(100)
  }
}

/** @param {{ own: string, file: string }} files */
function acquireWith({ own, file }) {
  for (;;) {
    // A hard link appears with its full content, so nobody reads a partial lock.
    if (tryLink(own, file)) {
      return {
        release: () => rmSync(file, { force: true }),
        markStopping: () => replaceFile(file, { ...ownIdentity(), stopping: true }),
      }
    }
    const holder = holderOf(file)
    if (holder && isRunning(holder)) return { heldBy: holder.pid, stopping: holder.stopping === true }
    rmSync(file, { force: true })
  }
}

/**
 * @param {string} from
 * @param {string} to
 */
function tryLink(from, to) {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/**
 * @param {string} file
 * @param {object} content
 */
function replaceFile(file, content) {
  const fresh = `${file}.${process.pid}`
  writeFileSync(fresh, JSON.stringify(content))
  renameSync(fresh, file)
}

/**
 * @param {string} file
 * @returns {import('./processes.mjs').ProcessIdentity & { stopping?: boolean } | undefined}
 */
function holderOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
