import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { env } from '@/server/env'

type Call = { headers: IncomingHttpHeaders; body: string }

export type Receiver = {
  url: string
  host: string
  /** The received calls, in order. */
  calls: Call[]
  /** The responses to the next calls; after that 204. */
  responses: { status: number; headers?: Record<string, string> }[]
  close: () => void
}

/** A local webhook receiver; private addresses are allowed until it is closed. */
export async function openReceiver(): Promise<Receiver> {
  env.WEBHOOKS_TO_PRIVATE_ADDRESSES = true
  const calls: Call[] = []
  const responses: Receiver['responses'] = []
  const receive = async (req: IncomingMessage, res: ServerResponse) => {
    calls.push({ headers: req.headers, body: await text(req) })
    const { status, headers } = responses.shift() ?? { status: 204 }
    res.writeHead(status, headers).end()
  }
  const server = createServer((req, res) => {
    receive(req, res).catch((error: Error) => res.destroy(error))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const close = () => {
    env.WEBHOOKS_TO_PRIVATE_ADDRESSES = false
    server.close()
  }
  return { url: `http://${host}/hooks?key=of-the-address`, host, calls, responses, close }
}
