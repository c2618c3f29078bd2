import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'

/** The open connections of a server, with the response that each of them waits for. */
export class Connections {
  readonly #responses = new Map<Duplex, ServerResponse | null>()
  readonly #upgraded = new Set<Duplex>()

  /** Closes a connection whose client has not read or sent anything for `idleTimeout` ms while the server waits for it. */
  constructor(server: Server, idleTimeout: number) {
    server.on('connection', (socket) => {
      this.#responses.set(socket, null)
      socket.once('close', () => this.#responses.delete(socket))
    })
    server.on('upgrade', (_req, socket) => {
      this.#upgraded.add(socket)
      socket.once('close', () => this.#upgraded.delete(socket))
    })
    server.setTimeout(idleTimeout, (socket) => {
      if (!this.#isWaitingForServer(socket)) socket.destroy()
    })
  }

  /** Records that the client of a connection waits for a response. */
  track(socket: Socket, res: ServerResponse): void {
    this.#responses.set(socket, res)
  }

  closeUpgraded(): void {
    for (const socket of this.#upgraded) socket.destroy()
  }

  /** Closes connections without a pending response; called repeatedly while the server drains. */
  closeIdle(): void {
    for (const [socket, res] of this.#responses) if (!res || res.closed) socket.destroy()
  }

  #isWaitingForServer(socket: Socket): boolean {
    if (this.#upgraded.has(socket)) return true
    const res = this.#responses.get(socket)
    return !!res && !res.closed && res.writableLength === 0
  }
}
