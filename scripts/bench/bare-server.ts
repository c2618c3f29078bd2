import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'

/** The baseline for the gateway: Node's HTTP server with one response, which it reads from standard input. */
export type FixedResponse = { port: number; headers: Record<string, string>; body: string }

const { port, headers, body } = (await json(process.stdin)) as FixedResponse
const bytes = Buffer.from(body, 'base64')

createServer((_req, res) => {
  res.writeHead(200, headers)
  res.end(bytes)
}).listen(port, '127.0.0.1')
