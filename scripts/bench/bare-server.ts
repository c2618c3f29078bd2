import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'

/** What the door is measured against: node's http server with one answer, which arrives on standard input. */
export type FixedAnswer = { port: number; headers: Record<string, string>; body: string }

const { port, headers, body } = (await json(process.stdin)) as FixedAnswer
const bytes = Buffer.from(body, 'base64')

createServer((_req, res) => {
  res.writeHead(200, headers)
  res.end(bytes)
}).listen(port, '127.0.0.1')
