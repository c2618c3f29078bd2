import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isRunning, ownIdentity } from './processes.mjs'

/** Notes that this process uses what the folder stands for. */
export function joinUsers(dir: string) {
  mkdirSync(path.join(dir, 'users'), { recursive: true })
  writeFileSync(fileOf(dir), JSON.stringify(ownIdentity()))
}

/** Takes this process off the list; tells whether another living one is on it. */
export function leaveUsers(dir: string): boolean {
  rmSync(fileOf(dir), { force: true })
  return readdirSync(path.join(dir, 'users')).some((name) =>
    livesOrIsForgotten(path.join(dir, 'users', name)),
  )
}

function fileOf(dir: string): string {
  return path.join(dir, 'users', String(process.pid))
}

function livesOrIsForgotten(file: string): boolean {
  if (isRunning(JSON.parse(readFileSync(file, 'utf8')))) return true
  rmSync(file, { force: true })
  return false
}
