import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * What tells a process from a later one with the same id: the id and when it began.
 *
 * @typedef {{ pid: number, began: string }} ProcessIdentity
 */

/** @returns {ProcessIdentity} */
export function ownIdentity() {
  return { pid: process.pid, began: beginning(process.pid) }
}

/** @param {ProcessIdentity} identity */
export function isRunning({ pid, began }) {
  return exists(pid) && beginning(pid) === began
}

/** @param {number} pid */
export function identityOf(pid) {
  return { pid, began: beginning(pid) }
}

/**
 * The command line of a process; empty when it is gone or cannot be seen.
 *
 * @param {number} pid
 */
export function commandLine(pid) {
  if (process.platform === 'linux') return readOr(`/proc/${pid}/cmdline`).replaceAll('\0', ' ')
  return ps(pid, 'command=')
}

/** @param {number} pid */
function exists(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** @param {number} pid */
function beginning(pid) {
  if (process.platform !== 'linux') return ps(pid, 'lstart=')
  const stat = readOr(`/proc/${pid}/stat`)
  const ticksSinceBoot = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  return `${readOr('/proc/sys/kernel/random/boot_id').trim()} ${ticksSinceBoot}`
}

/**
 * @param {number} pid
 * @param {string} column
 */
function ps(pid, column) {
  if (process.platform === 'win32') return ''
  return spawnSync('ps', ['-o', column, '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() ?? ''
}

/** @param {string} file */
function readOr(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
