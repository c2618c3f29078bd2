import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { npm } from './npm.mjs'
import { root } from './paths.mjs'
import { CommandError } from './run-command.mjs'
import { step } from './steps.mjs'
import { UserError } from './user-error.mjs'

/**
 * @typedef {{ dependencies?: Record<string, string>, devDependencies?: Record<string, string> }} Manifest
 * @typedef {Manifest & { version?: string, optional?: boolean, peer?: boolean, link?: boolean }} LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage> }} LockFile
 */

/**
 * Installs dependencies that are missing or differ from the lock file, which is never changed. Throws a user error
 * if the lock file is damaged or does not belong to package.json, or if npm installs something else.
 */
export async function ensureDependencies() {
  const locked = readLockFile('package-lock.json')
  if (!locked) throw new UserError('package-lock.json is missing or damaged: restore it.')
  refuse(manifestDifferences({ manifest: readManifest(), locked }))
  if (outdatedPackages({ locked, installed: installedPackages() }).length === 0) return
  await step('Dependencies installed', async (progress) => {
    const timer = setInterval(() => void reportProgress({ locked, progress }), 500)
    try {
      await install()
    } finally {
      clearInterval(timer)
    }
    const installed = installedPackages()
    refuse([...outdatedPackages({ locked, installed }), ...unlockedPackages({ locked, installed })])
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

/**
 * The packages that package.json names and the lock file does not have in the same version range, and vice versa.
 *
 * @param {{ manifest: Manifest, locked: LockFile }} files
 */
export function manifestDifferences({ manifest, locked }) {
  const [wanted, recorded] = [manifest, locked.packages[''] ?? {}].map((from) => ({
    ...from.dependencies,
    ...from.devDependencies,
  }))
  return Object.keys({ ...wanted, ...recorded }).filter((name) => wanted?.[name] !== recorded?.[name])
}

/**
 * The installed packages that the lock file does not have. Optional ones may be missing there: they are binaries for
 * other platforms than the one it was made on.
 *
 * @param {{ locked: LockFile, installed: LockFile | undefined }} files
 */
export function unlockedPackages({ locked, installed }) {
  return Object.entries(installed?.packages ?? {})
    .filter(([place, { optional }]) => place && !optional && !locked.packages[place])
    .map(([place]) => place)
}

/** @param {string[]} names of packages for which package.json, lock file and installation differ */
function refuse(names) {
  if (names.length === 0) return
  throw new UserError(
    `package-lock.json does not match (${names.slice(0, 5).join(', ')}): run npm install and commit both files.`,
  )
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

function installedPackages() {
  return readLockFile('node_modules/.package-lock.json')
}

/**
 * @param {string} file
 * @returns {LockFile | undefined}
 */
function readLockFile(file) {
  try {
    return JSON.parse(readFileSync(path.join(root, file), 'utf8'))
  } catch {
    return undefined
  }
}

/** @returns {Manifest} */
function readManifest() {
  return JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
}
