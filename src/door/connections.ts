import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'

/** The open connections of a server, and what each of them is waiting for. */
export class Connections {
  readonly #answers = new Map<Duplex, ServerResponse | null>()
  readonly #upgraded = new Set<Duplex>()

  /** Closes a connection whose client has not read or sent anything for `quiet` ms, while we wait for it. */
  constructor(server: Server, quiet: number) {
    server.on('connection', (socket) => {
      this.#answers.set(socket, null)
      socket.once('close', () => this.#answers.delete(socket))
    })
    server.on('upgrade', (_req, socket) => {
      this.#upgraded.add(socket)
      socket.once('close', () => this.#upgraded.delete(socket))
    })
    server.setTimeout(quiet, (socket) => {
      if (!this.#waitsForUs(socket)) socket.destroy()
    })
  }

  /** Notes that a client waits for this answer. */
  enter(socket: Socket, res: ServerResponse): void {
    this.#answers.set(socket, res)
  }

  closeUpgraded(): void {
    for (const socket of this.#upgraded) socket.destroy()
  }

  /** Closes what is not being answered; called again and again while the last answers end. */
  closeUnused(): void {
    for (const [socket, res] of this.#answers) if (!res || res.closed) socket.destroy()
  }

  #waitsForUs(socket: Socket): boolean {
    if (this.#upgraded.has(socket)) return true
    const res = this.#answers.get(socket)
    return !!res && !res.closed && res.writableLength === 0
  }
}
