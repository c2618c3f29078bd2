import { existsSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { checkPort, readAddress, waitUntilReady } from '../lib/address.ts'
import { prepareDataFolder } from '../lib/data-folder.mjs'
import { checkConnection, prepareDatabase } from '../lib/database-setup.ts'
import { bundlePrograms } from '../lib/programs.ts'
import { readSecrets } from '../lib/secrets.ts'
import { InterruptedError, shutdownSignal } from '../lib/shutdown-signal.mjs'
import { databaseLabel, readSignIns } from '../lib/sign-ins.ts'
import { startupMessage } from '../lib/startup-message.ts'
import { print } from '../lib/steps.mjs'
import { reportError, UserError } from '../lib/user-error.mjs'

/** The start command of the production bundle: sets up the database, then serves in this process. */

const bundle = import.meta.dirname
const demoFolder = path.join(bundle, 'demo')

try {
  await start()
} catch (cause) {
  if (!(cause instanceof InterruptedError)) reportError(cause)
  process.exit(cause instanceof InterruptedError ? 130 : 1)
}

async function start(): Promise<void> {
  const empty = wantsEmpty() || !existsSync(demoFolder)
  const address = readAddress()
  const url = required('DATABASE_URL', 'PostgreSQL, as postgres://user:password@host:5432/name')
  const dataDir = path.resolve(required('DATA_DIR', 'a folder for uploads and secrets outside of this one'))
  prepareDataFolder(dataDir)
  const compileCache = path.join(dataDir, 'cache/compile')
  enableCompileCache(compileCache)
  Object.assign(process.env, {
    ...readSecrets(dataDir),
    DATA_DIR: dataDir,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
  })
  await checkPort(address)
  await checkConnection(url)
  const env = { NODE_COMPILE_CACHE: compileCache, DEMO_FOLDER: demoFolder }
  const signIns = await prepareDatabase({ url, programs: bundlePrograms(bundle), env, dataDir, empty })
  await serve()
  await waitUntilReady({ address })
  const areStored = readSignIns({ dataDir, database: databaseLabel(url) }).length > 0
  print(startupMessage({ ...address, signIns, areStored, took: performance.now() }))
}

/** Runs the server in this process. It stops at SIGTERM and SIGINT; other reasons to stop become a SIGTERM. */
async function serve(): Promise<void> {
  shutdownSignal.throwIfAborted()
  await import('./server.ts')
  shutdownSignal.addEventListener('abort', () => process.kill(process.pid, 'SIGTERM'))
}

function required(name: string, meaning: string): string {
  const value = process.env[name]
  if (!value) throw new UserError(`${name} is not set: ${meaning}.`)
  return value
}

function wantsEmpty(): boolean {
  try {
    return parseArgs({ options: { empty: { type: 'boolean', default: false } } }).values.empty
  } catch {
    throw new UserError(`Unknown option in "${process.argv.slice(2).join(' ')}": the only option is --empty.`)
  }
}
