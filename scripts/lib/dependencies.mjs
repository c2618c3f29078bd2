import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { npm } from './npm.mjs'
import { root } from './paths.mjs'
import { CommandError } from './run-command.mjs'
import { step } from './steps.mjs'

/**
 * @typedef {{ version?: string, optional?: boolean, peer?: boolean, link?: boolean }} LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage> }} LockFile
 */

/** Installs dependencies that are missing or differ from the lock file, which is never changed. */
export async function ensureDependencies() {
  const locked = readLockFile(path.join(root, 'package-lock.json'))
  if (!locked) throw new Error('package-lock.json is missing')
  if (!isOutdated(locked)) return
  await step('Dependencies installed', async (progress) => {
    const timer = setInterval(() => void reportProgress({ locked, progress }), 500)
    try {
      await install()
    } finally {
      clearInterval(timer)
    }
  })
}

/**
 * The packages of the lock file that are not installed in the locked version. Optional ones may be missing.
 *
 * @param {{ locked: LockFile, installed: LockFile | undefined }} files
 */
export function outdatedPackages({ locked, installed }) {
  return Object.entries(locked.packages)
    .filter(([place, expected]) => {
      const found = installed?.packages[place]
      if (!place || expected.link) return false
      return found ? found.version !== expected.version : !expected.optional
    })
    .map(([place]) => place)
}

/** @param {LockFile} locked */
function isOutdated(locked) {
  const installed = readLockFile(path.join(root, 'node_modules/.package-lock.json'))
  return outdatedPackages({ locked, installed }).length > 0
}

async function install() {
  try {
    await npm(['ci', '--include=dev'])
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    // If the registry lacks packages for other platforms, `npm ci` rejects the lock file.
    await npm(['install', '--no-save', '--include=dev'])
  }
}

/** @param {{ locked: LockFile, progress: import('./steps.mjs').Progress }} options */
async function reportProgress({ locked, progress }) {
  const expected = Object.keys(locked.packages).filter((place) => place.lastIndexOf('node_modules/') === 0)
  const folder = path.join(root, 'node_modules')
  const names = await readdir(folder).catch(() => [])
  const scoped = await Promise.all(
    names
      .filter((name) => name.startsWith('@'))
      .map((name) => readdir(path.join(folder, name)).catch(() => [])),
  )
  const present = names.filter((name) => /^[^.@]/.test(name)).length + scoped.flat().length
  progress(present / expected.length, `${present} packages`)
}

/**
 * @param {string} file
 * @returns {LockFile | undefined}
 */
function readLockFile(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
