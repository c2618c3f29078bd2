import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Problem } from './problem.mjs'

/** The checkout. */
export const root = path.resolve(import.meta.dirname, '../..')

/** Where this machine keeps what is not in the repository. */
export const dataDir = path.resolve(root, process.env.DATA_DIR || '.data')

/** Makes the data folder; throws a problem where nothing can be written. */
export function prepareDataDir() {
  const probe = path.join(dataDir, `.probe-${process.pid}`)
  try {
    if (!existsSync(dataDir)) makeFolder()
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : error
    throw new Problem(
      `Cannot write to ${dataDir} (${code}): make it writable, or set DATA_DIR to a folder that is.`,
    )
  }
}

/** Where the parent exists without `recursive`: below /proc and the like, Node would try for ever. */
function makeFolder() {
  mkdirSync(dataDir, { recursive: !existsSync(path.dirname(dataDir)) })
}
