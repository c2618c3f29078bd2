import { createServer, type Server, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'

/** What every scanner takes for a virus, in two parts so that none takes this file for one. */
export const eicar = `X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR${'-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'}`

type Mood = 'well' | 'silent' | 'full' | 'rude'

export type Clamd = {
  address: string
  /** How many bytes each scan saw. */
  scanned: number[]
  mood: Mood
  close: () => Promise<void>
}

/** A stand-in for ClamAV's daemon that knows INSTREAM and one virus, on a port or a socket of the file system. */
export async function openClamd(socketPath?: string): Promise<Clamd> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined)
    serve(socket, clamd)
  })
  const clamd: Clamd = {
    address: '',
    scanned: [],
    mood: 'well',
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  await new Promise<void>((resolve) =>
    socketPath ? server.listen(socketPath, resolve) : server.listen(0, '127.0.0.1', resolve),
  )
  clamd.address = socketPath ? `unix:${socketPath}` : `tcp://127.0.0.1:${portOf(server)}`
  return clamd
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port
}

function serve(socket: Socket, clamd: Clamd): void {
  let received = Buffer.alloc(0)
  if (clamd.mood === 'rude') return void socket.destroy()
  socket.on('data', (chunk: Buffer) => {
    received = Buffer.concat([received, chunk])
    if (clamd.mood === 'silent') return
    if (clamd.mood === 'full') return void socket.end('INSTREAM size limit exceeded. ERROR\0')
    const content = contentOf(received)
    if (!content) return
    clamd.scanned.push(content.length)
    socket.end(content.includes(eicar) ? 'stream: Eicar-Signature FOUND\0' : 'stream: OK\0')
  })
}

/** The chunks of a stream once its end has come; each says its length before. */
function contentOf(received: Buffer): Buffer | null {
  const command = 'zINSTREAM\0'
  if (!received.subarray(0, command.length).equals(Buffer.from(command))) return null
  const chunks: Buffer[] = []
  let at = command.length
  while (at + 4 <= received.length) {
    const length = received.readUInt32BE(at)
    if (length === 0) return Buffer.concat(chunks)
    chunks.push(received.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return null
}
