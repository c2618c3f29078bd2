import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { ensureBuild } from './build.ts'
import { ensureIndexed, ensureMigrated, ensureSeeded } from './content.ts'
import { interruption } from './interruption.mjs'
import { takeLock } from './lock.mjs'
import { openDatabase, type Cleaning } from './open-database.ts'
import { dataDir } from './places.mjs'
import { Problem } from './problem.mjs'
import { readSecrets } from './secrets.ts'
import { checkPort, endLeftServer, startServer } from './server.ts'
import { databaseLabel, drawSignIns, readSignIns, seedEnvironment, type SignIn } from './sign-ins.ts'
import { print, seconds } from './steps.mjs'
import { welcome } from './welcome.ts'

type Mode = 'production' | 'development'

/** Brings the site up, serves it until it is asked to stop, and leaves nothing running behind. */
export async function runSite({ mode, empty }: { mode: Mode; empty: boolean }): Promise<number> {
  const cleaning: Cleaning = []
  try {
    const { gone } = await bringUp({ mode, empty, cleaning })
    const code = await Promise.race([gone, stopAsked()])
    if (code !== undefined) throw new Problem(`The server ended by itself with ${code}.`)
    return 0
  } finally {
    const began = performance.now()
    for (const clean of cleaning.reverse()) await clean()
    if (cleaning.length > 1) print(`  Stopped (${seconds(performance.now() - began)})`)
  }
}

async function bringUp({ mode, empty, cleaning }: { mode: Mode; empty: boolean; cleaning: Cleaning }) {
  const address = readAddress()
  const note = path.join(dataDir, `${mode}-server.json`)
  cleaning.push(await takeRunLock(mode))
  await endLeftServer(note)
  await checkPort(address)
  const url = await openDatabase(cleaning)
  const env = { NODE_ENV: mode, DATABASE_URL: url, DATA_DIR: dataDir, ...readSecrets(dataDir) }
  const database = databaseLabel(process.env.DATABASE_URL)
  await ensureMigrated({ url, env })
  let signIns: SignIn[] = []
  const passwords = () => seedEnvironment((signIns = drawSignIns({ dataDir, database, empty })))
  await ensureSeeded({ url, env, empty, passwords })
  await ensureIndexed({ url, env })
  if (mode === 'production') await ensureBuild({ distDir: '.next' })
  const { gone, stop } = await startServer({ env, address, note, log: 'inherit' })
  cleaning.push(stop)
  const areKept = readSignIns({ dataDir, database }).length > 0
  print(welcome({ ...address, signIns, areKept, took: performance.now() }))
  return { gone }
}

/** Waits for a process that is stopping; one that goes on serving is a problem. */
async function takeRunLock(mode: Mode): Promise<() => void> {
  const file = path.join(dataDir, `${mode}.lock`)
  for (let waits = false; ; await delay(100)) {
    interruption.throwIfAborted()
    const lock = takeLock(file)
    if ('release' in lock) {
      interruption.addEventListener('abort', lock.sayStopping)
      return () => {
        interruption.removeEventListener('abort', lock.sayStopping)
        lock.release()
      }
    }
    if (!lock.stopping) {
      throw new Problem(
        `This checkout is already being served by process ${lock.heldBy}: stop that one first.`,
      )
    }
    if (!waits) print(`  · Process ${lock.heldBy} is stopping: waiting for it.`)
    waits = true
  }
}

function readAddress() {
  const port = Number(process.env.PORT || 3000)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Problem(`PORT=${process.env.PORT} is not a port: use a number from 1 to 65535.`)
  }
  return { port, host: process.env.HOST || '127.0.0.1' }
}

function stopAsked(): Promise<undefined> {
  return new Promise((resolve) => {
    if (interruption.aborted) resolve(undefined)
    interruption.addEventListener('abort', () => resolve(undefined))
  })
}
