import { appendFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'

appendFileSync('ran.log', `server\n`)
// A failing request ends the process, which fails the test.
const server = createServer((request, response) => void handle(request, response))
server.listen(Number(process.env.PORT), process.env.HOST)
process.on('SIGTERM', () => server.close(() => process.exit(0)))

async function handle({ url }: IncomingMessage, response: ServerResponse): Promise<void> {
  if (url === '/crash') process.exit(7)
  if (url === '/slow' || url === '/held') response.writeHead(200, { connection: 'close' }).flushHeaders()
  if (url === '/held') return
  if (url === '/slow') await delay(500)
  response.end('done')
}
