import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isRunning, ownIdentity } from './processes.mjs'

/** Records that this process uses the database in the folder. */
export function registerProcess(dir: string) {
  mkdirSync(path.join(dir, 'users'), { recursive: true })
  writeFileSync(fileOf(dir), JSON.stringify(ownIdentity()))
}

/** Removes this process from the list; returns whether another running process is on it. */
export function unregisterProcess(dir: string): boolean {
  rmSync(fileOf(dir), { force: true })
  return readdirSync(path.join(dir, 'users')).some((name) =>
    isRunningOrRemoved(path.join(dir, 'users', name)),
  )
}

function fileOf(dir: string): string {
  return path.join(dir, 'users', String(process.pid))
}

function isRunningOrRemoved(file: string): boolean {
  if (isRunning(JSON.parse(readFileSync(file, 'utf8')))) return true
  rmSync(file, { force: true })
  return false
}
