import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isRunning, ownIdentity } from '../../scripts/lib/processes.mjs'

const workers = path.resolve(import.meta.dirname, '../../.data/test/workers')

/** The data folder of this worker, which is emptied between test files. */
export function workerFolder(): string {
  const folder = path.join(workers, String(process.pid))
  mkdirSync(path.join(folder, 'data'), { recursive: true })
  writeFileSync(path.join(folder, 'owner.json'), JSON.stringify(ownIdentity()))
  return path.join(folder, 'data')
}

/** Removes the folders of workers that have ended. */
export function removeAbandonedFolders(): void {
  mkdirSync(workers, { recursive: true })
  for (const name of readdirSync(workers)) {
    const folder = path.join(workers, name)
    if (!isOwned(folder)) rmSync(folder, { recursive: true, force: true })
  }
}

function isOwned(folder: string): boolean {
  try {
    return isRunning(JSON.parse(readFileSync(path.join(folder, 'owner.json'), 'utf8')))
  } catch {
    return false
  }
}
