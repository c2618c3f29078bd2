import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs'

/** More than a test needs; what is left out is older. */
const LONGEST = 1024 * 1024

const log = process.env.SERVER_LOG

/** How long the log of the server under test is, in bytes; 0 where SERVER_LOG names none. */
export function serverLogSize(): number {
  return log && existsSync(log) ? statSync(log).size : 0
}

/** What the server has logged from a place on, for all tests that ran meanwhile. */
export function serverLogSince(start: number): string {
  const size = serverLogSize()
  const from = Math.max(start, size - LONGEST)
  if (!log || size <= from) return ''
  const bytes = Buffer.alloc(size - from)
  const file = openSync(log, 'r')
  try {
    readSync(file, bytes, 0, bytes.length, from)
  } finally {
    closeSync(file)
  }
  return bytes.toString()
}
