import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below the ports that Linux (32768), macOS and Windows (49152) give to connections by default. */
const range = [15_000, 32_000] as const

/**
 * A port of 127.0.0.1 that nothing listens on. A server may take it much later, after a build for example; a port that
 * the system chooses could be that of a connection by then.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(...range)
  return (await isFree(port)) ? port : freePort()
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
