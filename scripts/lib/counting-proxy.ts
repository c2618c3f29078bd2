import { once } from 'node:events'
import { connect, createServer, type AddressInfo } from 'node:net'

type CountingProxy = {
  /** The URL of the database through the proxy. */
  url: string
  /** The statements so far of connections with these application names; the CMS's own connections have the name ''. */
  count: (applications: readonly string[]) => number
  close: () => Promise<void>
}

/** Messages of PostgreSQL's protocol that run a statement: a simple query, and the execution of a prepared one. */
const running = new Set(['Q'.charCodeAt(0), 'E'.charCodeAt(0)])

/** Counts the statements that clients send to a database. */
export async function openCountingProxy(database: string): Promise<CountingProxy> {
  const target = new URL(database)
  const counts = new Map<string, number>()
  const server = createServer((client) => {
    const upstream = connect({ host: target.hostname, port: Number(target.port) })
    const count = messageCounter((name) => counts.set(name, (counts.get(name) ?? 0) + 1))
    client.on('data', count)
    client.pipe(upstream).pipe(client)
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      from.on('error', () => to.destroy())
      from.once('close', () => to.destroy())
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(database)
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: url.href,
    count: (applications) => applications.reduce((sum, name) => sum + (counts.get(name) ?? 0), 0),
    close: async () => {
      server.close()
      await once(server, 'close')
    },
  }
}

/** Follows the messages of one connection; the first has no type, and contains the name of the application. */
function messageCounter(onStatement: (application: string) => void): (chunk: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0)
  let application: string | null = null
  return (chunk) => {
    rest = Buffer.concat([rest, chunk])
    for (;;) {
      const start = application === null ? 0 : 1
      if (rest.length < start + 4) return
      const end = start + rest.readUInt32BE(start)
      if (rest.length < end) return
      if (application === null) {
        const parameters = rest.toString('utf8', 8, end).split('\0')
        const at = parameters.indexOf('application_name')
        application = at < 0 ? '' : (parameters[at + 1] ?? '')
      } else if (running.has(rest[0] ?? 0)) onStatement(application)
      rest = rest.subarray(end)
    }
  }
}
