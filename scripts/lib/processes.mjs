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
  if (process.platform === 'win32') return exists(pid)
  return began !== '' && beginning(pid) === began
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

/**
 * When a process began, in the words of the system; empty when it is gone, or dead and only not yet buried.
 *
 * @param {number} pid
 */
function beginning(pid) {
  if (process.platform !== 'linux') return ps(pid, 'stat=').startsWith('Z') ? '' : ps(pid, 'lstart=')
  const stat = readOr(`/proc/${pid}/stat`)
  const [state = 'X', ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  if (state === 'Z' || state === 'X') return ''
  return `${readOr('/proc/sys/kernel/random/boot_id').trim()} ${fields[18]}`
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
