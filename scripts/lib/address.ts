import { createServer } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { shutdownSignal } from './shutdown-signal.mjs'
import { UserError } from './user-error.mjs'

/** Where the site listens. */
export type Address = { port: number; host: string }

const startTimeout = 120_000
/** Reaches a server that listens on all addresses, also where `localhost` has no address. */
const loopback: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '[::1]' }

export function readAddress(): Address {
  const port = Number(process.env.PORT || 3000)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new UserError(`PORT=${process.env.PORT} is not a port: use a number from 1 to 65535.`)
  }
  return { port, host: process.env.HOST || '127.0.0.1' }
}

/** Throws a user error if the port is in use. */
export function checkPort({ port, host }: Address): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', ({ code }: NodeJS.ErrnoException) => {
      const taken = `Port ${port} is in use: stop the process that uses it, or choose another port, for example PORT=${port + 1}.`
      reject(
        new UserError(
          code === 'EADDRINUSE' ? taken : `Cannot listen on ${host}:${port} (${code}): check HOST and PORT.`,
        ),
      )
    })
    probe.listen(port, host, () => probe.close(() => resolve()))
  })
}

/** Resolves when the server answers; throws a user error if it exits before, or takes too long. */
export async function waitUntilReady({
  address,
  exited,
}: {
  address: Address
  exited?: Promise<number>
}): Promise<void> {
  const host = loopback[address.host] ?? address.host
  let code: number | undefined
  void exited?.then((value) => (code = value))
  for (const until = Date.now() + startTimeout; Date.now() < until; await delay(50)) {
    shutdownSignal.throwIfAborted()
    if (code !== undefined)
      throw new UserError(`The server exited with code ${code} before it was ready; see its last log lines.`)
    const answer = await fetch(`http://${host}:${address.port}/readyz`, {
      signal: AbortSignal.timeout(5_000),
    }).catch(() => undefined)
    await answer?.body?.cancel()
    if (answer?.ok) return
  }
  throw new UserError('The server was not ready within two minutes.')
}
