import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { isRunning, ownIdentity } from './processes.mjs'

/**
 * Takes the lock kept in a file; the lock of a process that is gone counts for nothing.
 *
 * `sayStopping` tells others that the lock will soon be free.
 *
 * @param {string} file
 * @returns {{ release: () => void, sayStopping: () => void } | { heldBy: number, stopping: boolean }}
 */
export function takeLock(file) {
  mkdirSync(path.dirname(file), { recursive: true })
  const own = `${file}.${process.pid}`
  writeFileSync(own, JSON.stringify(ownIdentity()))
  try {
    return takeWith({ own, file })
  } finally {
    rmSync(own, { force: true })
  }
}

/**
 * Runs the work alone among all processes that use the same lock file, waiting for its turn.
 *
 * @template T
 * @param {string} file
 * @param {() => Promise<T> | T} work
 * @returns {Promise<T>}
 */
export async function withLock(file, work) {
  const lock = await turn(file)
  try {
    return await work()
  } finally {
    lock.release()
  }
}

/** @param {string} file */
async function turn(file) {
  for (;;) {
    const lock = takeLock(file)
    if ('release' in lock) return lock
    await delay(100)
  }
}

/** @param {{ own: string, file: string }} files */
function takeWith({ own, file }) {
  for (;;) {
    // A link appears with its whole content or not at all, so nobody reads half a lock.
    if (linked(own, file)) {
      return {
        release: () => rmSync(file, { force: true }),
        sayStopping: () => replace(file, { ...ownIdentity(), stopping: true }),
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
function linked(from, to) {
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
function replace(file, content) {
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
