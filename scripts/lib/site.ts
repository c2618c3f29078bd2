import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { ensureBuild } from './build.ts'
import { ensureSearchIndex, ensureMigrated, ensureSeeded } from './database-setup.ts'
import { shutdownSignal } from './shutdown-signal.mjs'
import { acquireLock } from './file-lock.mjs'
import { openDatabase, type CleanupTasks } from './open-database.ts'
import { dataDir } from './paths.mjs'
import { UserError } from './user-error.mjs'
import { readSecrets } from './secrets.ts'
import { checkPort, stopLeftoverServer, startServer } from './server.ts'
import { databaseLabel, createSignIns, readSignIns, seedEnvironment, type SignIn } from './sign-ins.ts'
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
  await stopLeftoverServer(pidFile)
  await checkPort(address)
  const url = await openDatabase(cleanup)
  const env = { NODE_ENV: mode, DATABASE_URL: url, DATA_DIR: dataDir, ...readSecrets(dataDir) }
  const database = databaseLabel(process.env.DATABASE_URL)
  await ensureMigrated({ url, env })
  let signIns: SignIn[] = []
  const passwords = () => seedEnvironment((signIns = createSignIns({ dataDir, database, empty })))
  await ensureSeeded({ url, env, empty, passwords })
  await ensureSearchIndex({ url, env })
  if (mode === 'production') await ensureBuild({ distDir: '.next' })
  const { exited, stop } = await startServer({ env, address, pidFile, log: 'inherit' })
  cleanup.push(stop)
  const areStored = readSignIns({ dataDir, database }).length > 0
  print(startupMessage({ ...address, signIns, areStored, took: performance.now() }))
  return { exited }
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

function readAddress() {
  const port = Number(process.env.PORT || 3000)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new UserError(`PORT=${process.env.PORT} is not a port: use a number from 1 to 65535.`)
  }
  return { port, host: process.env.HOST || '127.0.0.1' }
}

function stopRequested(): Promise<undefined> {
  return new Promise((resolve) => {
    if (shutdownSignal.aborted) resolve(undefined)
    shutdownSignal.addEventListener('abort', () => resolve(undefined))
  })
}
