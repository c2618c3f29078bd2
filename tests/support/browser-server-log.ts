import { closeSync, existsSync, fstatSync, openSync, readSync, statSync, writeFileSync } from 'node:fs'
import type { TestInfo } from '@playwright/test'

/** More than a test needs; what is left out is older. */
const longest = 1024 * 1024

/**
 * Attaches to a failed test what the server wrote to the file that SERVER_LOG names while the test ran. Tests that
 * ran beside it are in there, too.
 */
export async function attachServerLog(info: TestInfo, test: () => Promise<void>): Promise<void> {
  const log = process.env.SERVER_LOG
  const start = log && existsSync(log) ? statSync(log).size : 0
  await test()
  if (!log || !existsSync(log) || info.status === info.expectedStatus) return
  const file = info.outputPath('server.log')
  writeFileSync(file, tailOf(log, start))
  info.attachments.push({ name: 'server log', path: file, contentType: 'text/plain' })
}

/** The bytes of a file from a place on. */
function tailOf(path: string, start: number): Buffer {
  const file = openSync(path, 'r')
  try {
    const { size } = fstatSync(file)
    const from = Math.max(start, size - longest)
    const bytes = Buffer.alloc(Math.max(0, size - from))
    readSync(file, bytes, 0, bytes.length, from)
    return bytes
  } finally {
    closeSync(file)
  }
}
