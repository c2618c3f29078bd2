import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { UserError } from './user-error.mjs'

/**
 * Creates the data folder; throws a user error if it is not writable.
 *
 * @param {string} folder
 */
export function prepareDataFolder(folder) {
  const probe = path.join(folder, `.probe-${process.pid}`)
  try {
    if (!existsSync(folder)) makeFolder(folder)
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : error
    throw new UserError(
      `Cannot write to ${folder} (${code}): make it writable, or set DATA_DIR to a folder that is.`,
    )
  }
}

/**
 * Uses `recursive` only if needed: below /proc, Node would retry endlessly.
 *
 * @param {string} folder
 */
function makeFolder(folder) {
  mkdirSync(folder, { recursive: !existsSync(path.dirname(folder)) })
}
