import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { type Cluster, connectionUrl, openCluster, runProgram } from './postgres-cluster.ts'
import type { SupervisedDatabase } from './database-supervisor.ts'
import { withLock } from './file-lock.mjs'
import { freePort } from './free-port.ts'
import { commandLine } from './processes.mjs'
import { registerProcess, unregisterProcess } from './process-registry.ts'

export type EmbeddedDatabase = {
  url: string
  /** The URL of another database on the same server. */
  urlOf: (database: string) => string
  /** Whether the server was already running. */
  wasRunning: boolean
  /** The folder of the data if it could not be stored in the requested one. */
  movedTo?: string
  /** What the supervisor needs to restart the server on the same port. */
  supervised: SupervisedDatabase
  /** Stops the server, unless another process of this checkout still uses it. */
  stop: () => Promise<void>
}

const databaseName = 'isotherm'
const startTimeout = 15_000

/**
 * Starts the PostgreSQL server of a folder or uses the one that is already running; creates it the first time.
 * `throwaway` turns off crash safety for speed.
 */
export async function startDatabase(options: {
  dir: string
  throwaway?: boolean
}): Promise<EmbeddedDatabase> {
  const dir = path.resolve(options.dir)
  const lock = path.join(dir, 'lock')
  return withLock(lock, async (): Promise<EmbeddedDatabase> => {
    const cluster = await openCluster(dir)
    const running = await runningPort(cluster)
    const { throwaway = false } = options
    const port = running ?? (await startServer({ cluster, throwaway }))
    const urlOf = (database: string) => connectionUrl({ password: cluster.password, port, database })
    await ensureDatabase(urlOf)
    registerProcess(dir)
    const stop = () =>
      withLock(lock, () => (unregisterProcess(dir) ? undefined : stopServer(cluster, 'fast')))
    const moved = cluster.movedTo ? { movedTo: cluster.movedTo } : {}
    const supervised = {
      isRunning: () => serverProcess(cluster) !== undefined,
      start: () => withLock(lock, () => restartServer({ cluster, throwaway, port })),
      logs: cluster.logs,
    }
    return { url: urlOf(databaseName), urlOf, wasRunning: running !== undefined, supervised, stop, ...moved }
  })
}

/** The port of a server that runs on the cluster and accepts connections; a hung server is stopped. */
async function runningPort(cluster: Cluster): Promise<number | undefined> {
  const running = serverProcess(cluster)
  if (!running) {
    // Another process may have the id of a killed server, and PostgreSQL would consider the server alive.
    rmSync(pidFile(cluster), { force: true })
    return undefined
  }
  if (await acceptsConnections({ cluster, port: running.port })) return running.port
  await stopServer(cluster, 'immediate')
  return undefined
}

/** The server process of the cluster, according to its pid file. */
function serverProcess(cluster: Cluster): { port: number } | undefined {
  if (!existsSync(pidFile(cluster))) return undefined
  const [pid, , , port] = readFileSync(pidFile(cluster), 'utf8').split('\n')
  const isOurs = process.platform === 'win32' || commandLine(Number(pid)).includes(cluster.data)
  return isOurs ? { port: Number(port) } : undefined
}

function pidFile(cluster: Cluster): string {
  return path.join(cluster.data, 'postmaster.pid')
}

async function restartServer(options: { cluster: Cluster; throwaway: boolean; port: number }): Promise<void> {
  // Another process of this checkout may have restarted it already.
  if ((await runningPort(options.cluster)) === undefined) await startServer(options)
}

async function acceptsConnections({ cluster, port }: { cluster: Cluster; port: number }): Promise<boolean> {
  const url = connectionUrl({ password: cluster.password, port, database: 'postgres' })
  for (const until = Date.now() + startTimeout; Date.now() < until; await delay(200)) {
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

/** Starts the server. Retries, since after a crash child processes of the old server may use shared memory for some seconds. */
async function startServer({
  cluster,
  throwaway,
  port: fixedPort,
}: {
  cluster: Cluster
  throwaway: boolean
  port?: number
}): Promise<number> {
  for (const until = Date.now() + startTimeout; ; await delay(500)) {
    const port = fixedPort ?? (await freePort())
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
        output: output + lastLines(cluster.startLog) + lastLines(newestLog(cluster)),
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
    // One file per day of the week, overwritten after a week.
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

function newestLog({ logs }: Cluster): string {
  if (!existsSync(logs)) return ''
  const files = readdirSync(logs).map((name) => path.join(logs, name))
  return files.toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)[0] ?? ''
}

function lastLines(log: string): string {
  return existsSync(log) ? readFileSync(log, 'utf8').slice(-2_000) : ''
}
