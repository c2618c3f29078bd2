import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { checkPort, readAddress } from './address.ts'
import { ensureBundle } from './build.ts'
import { prepareDatabase } from './database-setup.ts'
import { shutdownSignal } from './shutdown-signal.mjs'
import { acquireLock } from './file-lock.mjs'
import { openDatabase, type CleanupTasks } from './open-database.ts'
import { bundleFolder, dataDir, root } from './paths.mjs'
import { bundlePrograms, sourcePrograms, type Programs } from './programs.ts'
import { UserError } from './user-error.mjs'
import { readSecrets } from './secrets.ts'
import { stopOrphanedServer, startServer } from './server.ts'
import { databaseLabel, readSignIns } from './sign-ins.ts'
import { print, formatDuration } from './steps.mjs'
import { startupMessage } from './startup-message.ts'

type Mode = 'production' | 'development'

/** Starts the site, serves it until a signal to stop, and stops everything it has started. */
export async function runSite({ mode, empty }: { mode: Mode; empty: boolean }): Promise<number> {
  const cleanup: CleanupTasks = []
  try {
    const { exited } = await startSite({ mode, empty, cleanup })
    const code = await Promise.race([exited, stopRequested()])
    if (code !== undefined) throw new UserError(`The server exited unexpectedly with code ${code}.`)
    return 0
  } finally {
    const startedAt = performance.now()
    for (const clean of cleanup.reverse()) await clean()
    if (cleanup.length > 1) print(`  Stopped (${formatDuration(performance.now() - startedAt)})`)
  }
}

async function startSite({ mode, empty, cleanup }: { mode: Mode; empty: boolean; cleanup: CleanupTasks }) {
  const address = readAddress()
  const pidFile = path.join(dataDir, `${mode}-server.json`)
  cleanup.push(await acquireRunLock(mode))
  await stopOrphanedServer(pidFile)
  await checkPort(address)
  const url = await openDatabase(cleanup)
  const programs = await preparePrograms(mode)
  const env = { NODE_ENV: mode, DATABASE_URL: url, DATA_DIR: dataDir, ...readSecrets(dataDir) }
  const signIns = await prepareDatabase({ url, programs, env, dataDir, empty })
  const { exited, stop } = await startServer({
    program: programs.server,
    env,
    address,
    pidFile,
    log: 'inherit',
  })
  cleanup.push(stop)
  const database = databaseLabel(process.env.DATABASE_URL)
  const areStored = readSignIns({ dataDir, database }).length > 0
  print(startupMessage({ ...address, signIns, areStored, took: performance.now() }))
  return { exited }
}

/** The production site runs from the bundle, which is built if necessary; development runs from the sources. */
async function preparePrograms(mode: Mode): Promise<Programs> {
  const sources = sourcePrograms(root)
  if (mode === 'development') return sources
  await ensureBundle(bundleFolder)
  // The bundle has no demo content.
  return { ...bundlePrograms(bundleFolder), seed: sources.seed }
}

/** Acquires the lock; waits for a process that is stopping, and throws if another one is serving. */
async function acquireRunLock(mode: Mode): Promise<() => void> {
  const file = path.join(dataDir, `${mode}.lock`)
  for (let waits = false; ; await delay(100)) {
    shutdownSignal.throwIfAborted()
    const lock = acquireLock(file)
    if ('release' in lock) {
      shutdownSignal.addEventListener('abort', lock.markStopping)
      return () => {
        shutdownSignal.removeEventListener('abort', lock.markStopping)
        lock.release()
      }
    }
    if (!lock.stopping) {
      throw new UserError(`Process ${lock.heldBy} already serves this checkout: stop it first.`)
    }
    if (!waits) print(`  · Process ${lock.heldBy} is stopping: waiting for it.`)
    waits = true
  }
}

function stopRequested(): Promise<undefined> {
  return new Promise((resolve) => {
    if (shutdownSignal.aborted) resolve(undefined)
    shutdownSignal.addEventListener('abort', () => resolve(undefined))
  })
}
