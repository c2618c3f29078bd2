import { createServer, type Server, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'

/** The EICAR test file, which every scanner reports; split so that scanners do not report this source file. */
export const eicar = `X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR${'-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'}`

type Behaviour = 'normal' | 'silent' | 'size-limit' | 'disconnect'

export type ClamdServer = {
  address: string
  /** How many bytes each scan saw. */
  scanned: number[]
  behaviour: Behaviour
  close: () => Promise<void>
}

/** A fake ClamAV daemon that supports INSTREAM and knows one virus, on a TCP port or a Unix socket. */
export async function openClamd(socketPath?: string): Promise<ClamdServer> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined)
    serve(socket, clamd)
  })
  const clamd: ClamdServer = {
    address: '',
    scanned: [],
    behaviour: 'normal',
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

function serve(socket: Socket, clamd: ClamdServer): void {
  let received = Buffer.alloc(0)
  if (clamd.behaviour === 'disconnect') return void socket.destroy()
  socket.on('data', (chunk: Buffer) => {
    received = Buffer.concat([received, chunk])
    if (clamd.behaviour === 'silent') return
    if (clamd.behaviour === 'size-limit') return void socket.end('INSTREAM size limit exceeded. ERROR\0')
    const content = contentOf(received)
    if (!content) return
    clamd.scanned.push(content.length)
    socket.end(content.includes(eicar) ? 'stream: Eicar-Signature FOUND\0' : 'stream: OK\0')
  })
}

/** The content of a complete stream of length-prefixed chunks; null while it is incomplete. */
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
