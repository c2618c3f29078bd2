import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { UserError } from './user-error.mjs'

/** The root folder of the checkout. */
export const root = path.resolve(import.meta.dirname, '../..')

/** The folder for everything that is not in the repository. */
export const dataDir = path.resolve(root, process.env.DATA_DIR || '.data')

/** Creates the data folder; throws a user error if it is not writable. */
export function prepareDataDir() {
  const probe = path.join(dataDir, `.probe-${process.pid}`)
  try {
    if (!existsSync(dataDir)) makeFolder()
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : error
    throw new UserError(
      `Cannot write to ${dataDir} (${code}): make it writable, or set DATA_DIR to a folder that is.`,
    )
  }
}

/** Uses `recursive` only if needed: below /proc, Node would retry endlessly. */
function makeFolder() {
  mkdirSync(dataDir, { recursive: !existsSync(path.dirname(dataDir)) })
}
