import { spawn, type ChildProcess } from 'node:child_process'
import { get } from 'node:http'
import { createServer, type AddressInfo } from 'node:net'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import autocannon from 'autocannon'
import { startDatabase } from '../lib/embedded-database.ts'
import { environment } from '../lib/environment.mjs'
import { dataDir, root } from '../lib/places.mjs'
import type { FixedAnswer } from './bare-server.ts'

/**
 * Requests a second for the same answers: node's bare http server with the door's own bytes, the door, and
 * Next alone. Needs a build and a filled database, as `npm start` leaves them.
 *
 *     node --import tsx scripts/bench/door.ts [/en /f/news/getNews?siteId=en_EN ...]
 */
const addresses =
  process.argv.length > 2 ? process.argv.slice(2) : ['/en', '/f/home/getHomeData?siteId=en_EN']
const rounds = 3
const seconds = 4
const connections = 10
const headers = { 'accept-encoding': 'br' }
const names = ['bare', 'door', 'next'] as const

type Name = (typeof names)[number]

const children: ChildProcess[] = []
const database = process.env.DATABASE_URL
  ? null
  : await startDatabase({ dir: path.join(dataDir, 'postgres') })
try {
  const ports = { bare: await freePort(), door: await freePort(), next: await freePort() }
  run(['--import', 'tsx', 'src/door/main.ts'], { PORT: String(ports.door) })
  // Under another name than localhost, Next takes its own rewrites for addresses of a foreign server.
  run(['node_modules/next/dist/bin/next', 'start', '-H', 'localhost', '-p', String(ports.next)])
  await answered(ports.door, '/readyz')
  for (const address of addresses) await compare(address, ports)
} finally {
  for (const child of children) child.kill('SIGTERM')
  await database?.stop()
}

async function compare(address: string, ports: Record<Name, number>): Promise<void> {
  await answered(ports.next, address)
  await answered(ports.door, address)
  const bare = await serveBare(ports, address)
  const figures: Record<Name, number[]> = { bare: [], door: [], next: [] }
  for (let round = 0; round < rounds; round++) {
    for (const name of names) figures[name].push(await measure(ports[name], address))
  }
  bare.kill()
  const [base, door, next] = names.map((name) => median(figures[name])) as [number, number, number]
  console.log(
    `\n${address}  (${connections} connections, median of ${rounds} times ${seconds} s, requests a second)`,
  )
  console.log(`  node:http, same bytes  ${show(base)}`)
  console.log(`  the door               ${show(door)}   ${(door / base).toFixed(2)} of node:http`)
  console.log(
    `  Next alone             ${show(next)}   the door is ${(door / next).toFixed(1)} times as fast`,
  )
}

async function serveBare(ports: Record<Name, number>, address: string): Promise<ChildProcess> {
  const answer = await rawAnswer(ports.door, address)
  const child = run(['--import', 'tsx', 'scripts/bench/bare-server.ts'])
  child.stdin?.end(JSON.stringify({ ...answer, port: ports.bare } satisfies FixedAnswer))
  await answered(ports.bare, address)
  return child
}

/** The bytes as they are sent: fetch would unpack them. */
async function rawAnswer(port: number, address: string): Promise<Omit<FixedAnswer, 'port'>> {
  return new Promise((resolve, reject) => {
    get({ host: 'localhost', port, path: address, headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => {
        const sent = Object.entries(answer.headers).filter(
          ([name]) => !/^(?:date|connection|keep-alive)$/.test(name),
        )
        resolve({
          headers: Object.fromEntries(sent) as Record<string, string>,
          body: Buffer.concat(chunks).toString('base64'),
        })
      })
    }).on('error', reject)
  })
}

async function measure(port: number, address: string): Promise<number> {
  const url = `http://localhost:${port}${address}`
  await autocannon({ url, connections, headers, duration: 1 })
  const result = await autocannon({ url, connections, headers, duration: seconds })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx + result.errors} failures`)
  return result.requests.total / result.duration
}

function run(args: string[], more: NodeJS.Dict<string> = {}): ChildProcess {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['pipe', 'ignore', 'inherit'],
    env: environment({
      ...(database && { DATABASE_URL: database.url }),
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      ...more,
    }),
  })
  children.push(child)
  return child
}

async function answered(port: number, address: string): Promise<void> {
  for (const until = Date.now() + 60_000; Date.now() < until; await delay(100)) {
    const answer = await fetch(`http://localhost:${port}${address}`, { headers }).catch(() => null)
    await answer?.arrayBuffer()
    if (answer?.ok) return
  }
  throw new Error(`nothing answers at ${port}${address}`)
}

function freePort(): Promise<number> {
  const server = createServer()
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}

function median(figures: number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0
}

function show(figure: number): string {
  return Math.round(figure).toLocaleString('en-US').padStart(8)
}
