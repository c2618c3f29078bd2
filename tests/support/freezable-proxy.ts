import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

type FreezableProxy = {
  /** The URL of the database through the proxy. */
  url: string
  /** Accepts connections and data, but passes nothing on, like a stopped server or a lost network. */
  freeze: () => void
  thaw: () => void
  /** Ends all connections. */
  disconnect: () => void
  close: () => Promise<void>
}

export async function openFreezableProxy(database: string): Promise<FreezableProxy> {
  const target = new URL(database)
  const sockets = new Set<Socket>()
  let frozen = false
  const track = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.once('close', () => sockets.delete(socket))
  }
  const server = createServer((client) => {
    const upstream = connect({ host: target.hostname, port: Number(target.port) })
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      track(from)
      from.on('data', (chunk) => to.write(chunk))
      from.once('close', () => to.destroy())
      if (frozen) from.pause()
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(database)
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const disconnect = () => sockets.forEach((socket) => socket.destroy())
  return {
    url: url.href,
    freeze: () => {
      frozen = true
      sockets.forEach((socket) => socket.pause())
    },
    thaw: () => {
      frozen = false
      sockets.forEach((socket) => socket.resume())
    },
    disconnect,
    close: async () => {
      disconnect()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
