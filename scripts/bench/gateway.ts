import { spawn, type ChildProcess } from 'node:child_process'
import { get } from 'node:http'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import autocannon from 'autocannon'
import { startDatabase } from '../lib/embedded-database.ts'
import { childEnvironment } from '../lib/environment.mjs'
import { freePort } from '../lib/free-port.ts'
import { bundleFolder, dataDir, root } from '../lib/paths.mjs'
import { bundlePrograms } from '../lib/programs.ts'
import { readSecrets } from '../lib/secrets.ts'
import type { FixedResponse } from './bare-server.ts'

/**
 * Requests per second for the same responses: bare `node:http` with the gateway's own bytes, the gateway, and for
 * pages Next alone, which does not answer the contract's calls. Needs a build and a filled database, as `npm start`
 * leaves them.
 *
 *     npm run bench:gateway -- [/en /f/news/getNews?siteId=en_EN ...]
 */
const addresses =
  process.argv.length > 2 ? process.argv.slice(2) : ['/en', '/f/home/getHomeData?siteId=en_EN']
const rounds = 3
const seconds = 4
const connections = 10
const headers = { 'accept-encoding': 'br' }
const names = ['bare', 'gateway', 'next'] as const

type Name = (typeof names)[number]

const children: ChildProcess[] = []
const database = process.env.DATABASE_URL
  ? null
  : await startDatabase({ dir: path.join(dataDir, 'postgres') })
try {
  const ports = { bare: await freePort(), gateway: await freePort(), next: await freePort() }
  run(bundlePrograms(bundleFolder).server, { PORT: String(ports.gateway) })
  // Under any other name, Next treats its own rewrites as requests to another server.
  run(['node_modules/next/dist/bin/next', 'start', '-H', 'localhost', '-p', String(ports.next)])
  await waitForResponse(ports.gateway, '/readyz')
  for (const address of addresses) await compare(address, ports)
} finally {
  for (const child of children) child.kill('SIGTERM')
  await database?.stop()
}

async function compare(address: string, ports: Record<Name, number>): Promise<void> {
  const compared = names.filter((name) => name !== 'next' || !address.startsWith('/f/'))
  if (compared.includes('next')) await waitForResponse(ports.next, address)
  await waitForResponse(ports.gateway, address)
  const bare = await serveBare(ports, address)
  const rates: Record<Name, number[]> = { bare: [], gateway: [], next: [] }
  for (let round = 0; round < rounds; round++) {
    for (const name of compared) rates[name].push(await measure(ports[name], address))
  }
  bare.kill()
  const [base, gateway, next] = names.map((name) => median(rates[name])) as [number, number, number]
  console.log(
    `\n${address}  (${connections} connections, median of ${rounds} times ${seconds} s, requests per second)`,
  )
  console.log(`  node:http, same bytes  ${show(base)}`)
  console.log(`  the gateway            ${show(gateway)}   ${(gateway / base).toFixed(2)} of node:http`)
  if (!compared.includes('next')) return
  console.log(
    `  Next alone             ${show(next)}   the gateway is ${(gateway / next).toFixed(1)} times as fast`,
  )
}

async function serveBare(ports: Record<Name, number>, address: string): Promise<ChildProcess> {
  const response = await rawResponse(ports.gateway, address)
  const child = run(['--import', 'tsx', 'scripts/bench/bare-server.ts'])
  child.stdin?.end(JSON.stringify({ ...response, port: ports.bare } satisfies FixedResponse))
  await waitForResponse(ports.bare, address)
  return child
}

/** The bytes as sent: fetch would decompress them. */
async function rawResponse(port: number, address: string): Promise<Omit<FixedResponse, 'port'>> {
  return new Promise((resolve, reject) => {
    get({ host: 'localhost', port, path: address, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const sent = Object.entries(response.headers).filter(
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
    env: childEnvironment({
      ...(database && { DATABASE_URL: database.url }),
      ...readSecrets(dataDir),
      DATA_DIR: dataDir,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      ...more,
    }),
  })
  children.push(child)
  return child
}

async function waitForResponse(port: number, address: string): Promise<void> {
  for (const until = Date.now() + 60_000; Date.now() < until; await delay(100)) {
    const response = await fetch(`http://localhost:${port}${address}`, { headers }).catch(() => null)
    await response?.arrayBuffer()
    if (response?.ok) return
  }
  throw new Error(`no response from ${port}${address}`)
}

function median(figures: number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0
}

function show(figure: number): string {
  return Math.round(figure).toLocaleString('en-US').padStart(8)
}
