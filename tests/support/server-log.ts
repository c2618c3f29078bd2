import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs'

/** More than a test needs; older output is left out. */
const maxBytes = 1024 * 1024

const log = process.env.SERVER_LOG

/** The size of the server's log in bytes; 0 if SERVER_LOG is not set. */
export function serverLogSize(): number {
  return log && existsSync(log) ? statSync(log).size : 0
}

/** The server's log from an offset on, including output of tests that ran at the same time. */
export function serverLogSince(start: number): string {
  const size = serverLogSize()
  const from = Math.max(start, size - maxBytes)
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
