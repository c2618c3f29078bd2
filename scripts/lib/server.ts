import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { environment } from './environment.mjs'
import { interruption } from './interruption.mjs'
import { dataDir } from './places.mjs'
import { Problem } from './problem.mjs'
import { identityOf, isRunning, type ProcessIdentity } from './processes.mjs'
import { end, grouped } from './run.mjs'
import { writePrivate } from './secrets.ts'

export type Server = {
  /** Resolves to the exit code when the server is gone. */
  gone: Promise<number>
  /** Lets it finish running requests; ends it when that takes too long. */
  stop: () => Promise<void>
}

export type Address = { port: number; host: string }

const startLimit = 120_000
/** More than the server itself allows running requests. */
const drainLimit =
  (Number(process.env.STOP_DELAY_SECONDS || 1) + Number(process.env.DRAIN_SECONDS || 20) + 10) * 1000

/** Starts the front door and waits until it is ready. `note` is a file that remembers the process while it runs. */
export async function startServer(options: {
  env: NodeJS.Dict<string>
  address: Address
  note: string
  log: 'inherit' | number
}): Promise<Server> {
  const { env, address, note, log } = options
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/door/main.ts'], {
    env: environment({
      // Without it two fifths of a start are compiling what was compiled before.
      NODE_COMPILE_CACHE: path.join(dataDir, 'cache/compile'),
      ...env,
      PORT: String(address.port),
      HOST: address.host,
      NEXT_TELEMETRY_DISABLED: '1',
    }),
    stdio: ['ignore', log, log],
    detached: grouped,
  })
  const gone = endOf(child).finally(() => rmSync(note, { force: true }))
  if (child.pid) writePrivate(note, JSON.stringify(identityOf(child.pid)))
  const stop = () => drain({ gone, send: (signal) => end(child, signal) })
  try {
    await ready({ address, gone })
  } catch (error) {
    await stop()
    throw error
  }
  return { gone, stop }
}

/** Ends a server that an earlier run of this checkout left behind. */
export async function endLeftServer(note: string) {
  if (!existsSync(note)) return
  const left: ProcessIdentity = JSON.parse(readFileSync(note, 'utf8'))
  if (isRunning(left)) {
    await drain({ gone: disappearance(left), send: (signal) => process.kill(left.pid, signal) })
  }
  rmSync(note, { force: true })
}

/** Throws a problem when something listens on the port already. */
export function checkPort({ port, host }: Address): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', ({ code }: NodeJS.ErrnoException) => {
      const taken = `Port ${port} is taken: stop what uses it, or choose another, for example PORT=${port + 1}.`
      reject(
        new Problem(
          code === 'EADDRINUSE' ? taken : `Cannot listen on ${host}:${port} (${code}): check HOST and PORT.`,
        ),
      )
    })
    probe.listen(port, host, () => probe.close(() => resolve()))
  })
}

async function ready({ address, gone }: { address: Address; gone: Promise<number> }) {
  const host = ['0.0.0.0', '::'].includes(address.host) ? 'localhost' : address.host
  let code: number | undefined
  void gone.then((value) => (code = value))
  for (const until = Date.now() + startLimit; Date.now() < until; await delay(50)) {
    interruption.throwIfAborted()
    if (code !== undefined)
      throw new Problem(`The server ended with ${code} before it was ready; its last lines say why.`)
    const answer = await fetch(`http://${host}:${address.port}/readyz`, {
      signal: AbortSignal.timeout(5_000),
    }).catch(() => undefined)
    await answer?.body?.cancel()
    if (answer?.ok) return
  }
  throw new Problem('The server was not ready within two minutes.')
}

async function drain({ gone, send }: { gone: Promise<unknown>; send: (signal: NodeJS.Signals) => void }) {
  const limit = new AbortController()
  send('SIGTERM')
  const late = delay(drainLimit, 'late', { signal: limit.signal }).catch(() => undefined)
  if ((await Promise.race([gone, late])) === 'late') send('SIGKILL')
  await gone
  limit.abort()
}

async function disappearance(identity: ProcessIdentity) {
  while (isRunning(identity)) await delay(50)
}

function endOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.once('error', () => resolve(1))
    child.once('exit', (code) => resolve(code ?? 1))
  })
}
