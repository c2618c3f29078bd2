import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { type Cluster, connectionUrl, openCluster, runProgram } from './cluster.ts'
import type { Kept } from './database-keeper.ts'
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
  /** What is needed to start it again, on the same port, when it ends by itself. */
  kept: Kept
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
    const { throwaway = false } = options
    const port = running ?? (await startServer({ cluster, throwaway }))
    const urlOf = (database: string) => connectionUrl({ password: cluster.password, port, database })
    await ensureDatabase(urlOf)
    joinUsers(dir)
    const stop = () => withLock(lock, () => (leaveUsers(dir) ? undefined : stopServer(cluster, 'fast')))
    const moved = cluster.movedTo ? { movedTo: cluster.movedTo } : {}
    const kept = {
      isRunning: () => serverProcess(cluster) !== undefined,
      start: () => withLock(lock, () => startAgain({ cluster, throwaway, port })),
      logs: cluster.logs,
    }
    return { url: urlOf(databaseName), urlOf, adopted: running !== undefined, kept, stop, ...moved }
  })
}

/** The port of a server that runs on the cluster and answers; what only looks like one is cleared away. */
async function runningPort(cluster: Cluster): Promise<number | undefined> {
  const running = serverProcess(cluster)
  if (!running) {
    // The id of a server that was killed may belong to anybody by now; PostgreSQL itself would take it for alive.
    rmSync(pidFile(cluster), { force: true })
    return undefined
  }
  if (await answers({ cluster, port: running.port })) return running.port
  await stopServer(cluster, 'immediate')
  return undefined
}

/** What looks like a server that runs on the cluster. */
function serverProcess(cluster: Cluster): { port: number } | undefined {
  if (!existsSync(pidFile(cluster))) return undefined
  const [pid, , , port] = readFileSync(pidFile(cluster), 'utf8').split('\n')
  const isOurs = process.platform === 'win32' || commandLine(Number(pid)).includes(cluster.data)
  return isOurs ? { port: Number(port) } : undefined
}

function pidFile(cluster: Cluster): string {
  return path.join(cluster.data, 'postmaster.pid')
}

async function startAgain(options: { cluster: Cluster; throwaway: boolean; port: number }): Promise<void> {
  // Another process of this checkout may have been first.
  if ((await runningPort(options.cluster)) === undefined) await startServer(options)
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
  port: wanted,
}: {
  cluster: Cluster
  throwaway: boolean
  port?: number
}): Promise<number> {
  for (const until = Date.now() + patience; ; await delay(500)) {
    const port = wanted ?? (await freePort())
    rmSync(cluster.startLog, { force: true })
    writeFileSync(path.join(cluster.data, 'postgresql.auto.conf'), settings({ port, throwaway }))
    const { code, output } = await runProgram(cluster, 'pg_ctl', [
      'start',
      '-w',
      '-D',
      cluster.data,
      '-l',
      cluster.startLog,
    ])
    if (code === 0) return port
    if (Date.now() > until)
      throw Object.assign(new Error('The database did not start'), {
        output: output + endOf(cluster.startLog) + endOf(newestLog(cluster)),
      })
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
    'logging_collector = on',
    "log_directory = '../log'",
    // One for each day of the week, begun anew a week later.
    "log_filename = 'postgres-%a.log'",
    'log_rotation_age = 1d',
    'log_rotation_size = 0',
    'log_truncate_on_rotation = on',
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

function newestLog({ logs }: Cluster): string {
  if (!existsSync(logs)) return ''
  const files = readdirSync(logs).map((name) => path.join(logs, name))
  return files.toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)[0] ?? ''
}

function endOf(log: string): string {
  return existsSync(log) ? readFileSync(log, 'utf8').slice(-2_000) : ''
}
