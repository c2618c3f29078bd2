import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { freePort } from '../../../scripts/lib/free-port'

const connections = '/proc/sys/net/ipv4/ip_local_port_range'

test.skipIf(!existsSync(connections))(
  'a free port is none that the system gives to connections',
  async () => {
    const [first = 0] = readFileSync(connections, 'utf8').split(/\s+/).map(Number)
    for (const port of await Promise.all(Array.from({ length: 20 }, freePort))) {
      expect(port).toBeLessThan(first)
    }
  },
)

test('a server can listen on a free port', async () => {
  const port = await freePort()
  const server = createServer()
  await new Promise<void>((resolve, reject) =>
    server.once('error', reject).listen(port, '127.0.0.1', () => resolve()),
  )
  server.close()
})
