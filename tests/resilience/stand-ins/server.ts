import { appendFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'

appendFileSync('ran.log', `server\n`)
const server = createServer(async ({ url }, response) => {
  if (url === '/crash') process.exit(7)
  if (url === '/slow') {
    response.writeHead(200, { connection: 'close' }).flushHeaders()
    await delay(500)
  }
  response.end('done')
})
server.listen(Number(process.env.PORT), process.env.HOST)
process.on('SIGTERM', () => server.close(() => process.exit(0)))
