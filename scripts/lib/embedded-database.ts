import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { type Cluster, connectionUrl, openCluster, runProgram } from './cluster.ts'
import { withLock } from './lock.mjs'
import { commandLine } from './processes.mjs'
import { joinUsers, leaveUsers } from './users.ts'

export type EmbeddedDatabase = {
  url: string
  /** The address of another database of the same server. */
  urlOf: (database: string) => string
  /** A server that was running already was taken over. */
  adopted: boolean
  /** Where the data is, when it could not be kept in the folder asked for. */
  movedTo?: string
  /** Stops the server, unless another process of this checkout still uses it. */
  stop: () => Promise<void>
}

const databaseName = 'isotherm'
const patience = 15_000

/**
 * Starts the PostgreSQL of a folder, or takes over the one that runs there; makes it at the first time.
 * `throwaway` trades safety against power cuts for speed.
 */
export async function startDatabase(options: {
  dir: string
  throwaway?: boolean
}): Promise<EmbeddedDatabase> {
  const dir = path.resolve(options.dir)
  const lock = path.join(dir, 'lock')
  return withLock(lock, async () => {
    const cluster = await openCluster(dir)
    const running = await runningPort(cluster)
    const port = running ?? (await startServer({ cluster, throwaway: options.throwaway ?? false }))
    const urlOf = (database: string) => connectionUrl({ password: cluster.password, port, database })
    await ensureDatabase(urlOf)
    joinUsers(dir)
    const stop = () => withLock(lock, () => (leaveUsers(dir) ? undefined : stopServer(cluster, 'fast')))
    const moved = cluster.movedTo ? { movedTo: cluster.movedTo } : {}
    return { url: urlOf(databaseName), urlOf, adopted: running !== undefined, stop, ...moved }
  })
}

/** The port of a server that runs on the cluster and answers; what only looks like one is cleared away. */
async function runningPort(cluster: Cluster): Promise<number | undefined> {
  const pidFile = path.join(cluster.data, 'postmaster.pid')
  if (!existsSync(pidFile)) return undefined
  const [pid, , , port] = readFileSync(pidFile, 'utf8').split('\n')
  if (process.platform !== 'win32' && !commandLine(Number(pid)).includes(cluster.data)) {
    // The id of a server that was killed may belong to anybody by now; PostgreSQL itself would take it for alive.
    rmSync(pidFile)
    return undefined
  }
  if (await answers({ cluster, port: Number(port) })) return Number(port)
  await stopServer(cluster, 'immediate')
  return undefined
}

async function answers({ cluster, port }: { cluster: Cluster; port: number }): Promise<boolean> {
  const url = connectionUrl({ password: cluster.password, port, database: 'postgres' })
  for (const until = Date.now() + patience; Date.now() < until; await delay(200)) {
    const failure = await query(url, 'select 1').then(
      () => undefined,
      (error: { code?: string }) => error.code,
    )
    if (failure === undefined) return true
    const stillStarting = failure === '57P03'
    if (!stillStarting) return false
  }
  return false
}

/** Starts the server. After a crash the children of the former one may need some seconds to leave the memory. */
async function startServer({
  cluster,
  throwaway,
}: {
  cluster: Cluster
  throwaway: boolean
}): Promise<number> {
  for (const until = Date.now() + patience; ; await delay(500)) {
    const port = await freePort()
    writeFileSync(path.join(cluster.data, 'postgresql.auto.conf'), settings({ port, throwaway }))
    const { code, output } = await runProgram(cluster, 'pg_ctl', [
      'start',
      '-w',
      '-D',
      cluster.data,
      '-l',
      cluster.log,
    ])
    if (code === 0) return port
    if (Date.now() > until)
      throw Object.assign(new Error('The database did not start'), { output: output + endOf(cluster.log) })
  }
}

async function stopServer(cluster: Cluster, mode: 'fast' | 'immediate') {
  await runProgram(cluster, 'pg_ctl', ['stop', '-w', '-D', cluster.data, '-m', mode])
}

function settings({ port, throwaway }: { port: number; throwaway: boolean }): string {
  const unsafe = throwaway ? ['fsync = off', 'full_page_writes = off', 'synchronous_commit = off'] : []
  const lines = [
    `port = ${port}`,
    "listen_addresses = '127.0.0.1'",
    "unix_socket_directories = ''",
    ...unsafe,
  ]
  return `${lines.join('\n')}\n`
}

async function ensureDatabase(urlOf: (database: string) => string) {
  const found = await query(urlOf('postgres'), `select 1 from pg_database where datname = '${databaseName}'`)
  if (!found.rowCount) await query(urlOf('postgres'), `create database ${databaseName}`)
}

async function query(url: string, text: string) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await client.query(text)
  } finally {
    await client.end()
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

function endOf(log: string): string {
  return existsSync(log) ? readFileSync(log, 'utf8').slice(-2_000) : ''
}
