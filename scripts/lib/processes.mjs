import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * Identifies a process even if its id is reused: the id and the start time.
 *
 * @typedef {{ pid: number, began: string }} ProcessIdentity
 */

/** @returns {ProcessIdentity} */
export function ownIdentity() {
  return { pid: process.pid, began: startTimeOf(process.pid) }
}

/** @param {ProcessIdentity} identity */
export function isRunning({ pid, began }) {
  if (process.platform === 'win32') return processExists(pid)
  return began !== '' && startTimeOf(pid) === began
}

/** @param {number} pid */
export function identityOf(pid) {
  return { pid, began: startTimeOf(pid) }
}

/**
 * The command line of a process; empty if it has exited or is not visible.
 *
 * @param {number} pid
 */
export function commandLine(pid) {
  if (process.platform === 'linux') return readOrEmpty(`/proc/${pid}/cmdline`).replaceAll('\0', ' ')
  return ps(pid, 'command=')
}

/** @param {number} pid */
function processExists(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/**
 * The start time of a process, in the system's format; empty if it has exited or is a zombie.
 *
 * @param {number} pid
 */
function startTimeOf(pid) {
  if (process.platform !== 'linux') return ps(pid, 'stat=').startsWith('Z') ? '' : ps(pid, 'lstart=')
  const stat = readOrEmpty(`/proc/${pid}/stat`)
  const [state = 'X', ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  if (state === 'Z' || state === 'X') return ''
  return `${readOrEmpty('/proc/sys/kernel/random/boot_id').trim()} ${fields[18]}`
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
function readOrEmpty(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
