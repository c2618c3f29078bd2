import { spawn, spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  type Account,
  canWriteTo,
  program,
  programEnvironment,
  serverAccount,
  usablePrograms,
} from './postgres-programs.ts'
import { UserError } from './user-error.mjs'

/** A PostgreSQL data directory and everything needed to run it. */
export type Cluster = {
  /** Contains the data directory, the server's logs and, where needed, a copy of its programs. */
  folder: string
  data: string
  /** The server's output until it writes its own logs, and the folder of those. */
  startLog: string
  logs: string
  programs: string
  account: Account
  password: string
  /** Set if the data could not be stored in the requested folder. */
  movedTo?: string
}

/** `place` is stored only if the data is outside its folder, so that the folder can be moved with its content. */
type ClusterFile = { place?: string; password: string }

const superuser = 'isotherm'

/** Opens the cluster of a folder and creates it if it does not exist. */
export async function openCluster(dir: string): Promise<Cluster> {
  const file = path.join(dir, 'cluster.json')
  const existing = readClusterFile(file)
  const account = serverAccount()
  const folder = existing ? (existing.place ?? dir) : findFolder({ dir, account })
  const programs = await usablePrograms({ as: account, beside: folder })
  const moved = folder === dir ? {} : { place: folder }
  const record = existing ?? { ...moved, password: randomBytes(24).toString('base64url') }
  const cluster = { ...toCluster({ dir, record, programs }), account: ownerOf(folder, account) }
  if (!existsSync(cluster.data)) {
    const fresh = await initialiseCluster(cluster)
    writeFileSync(file, JSON.stringify(record), { mode: 0o600 })
    // Last, so that an interrupted first start leaves no incomplete cluster behind.
    renameSync(fresh, cluster.data)
  } else if (!existing) {
    throw new UserError(
      `${file}, which belongs to the database in ${cluster.data}, is missing: restore it, or move the data away.`,
    )
  }
  return cluster
}

export function connectionUrl({
  password,
  port,
  database,
}: {
  password: string
  port: number
  database: string
}) {
  return `postgres://${superuser}:${password}@127.0.0.1:${port}/${database}`
}

/** Runs a server program as the server's account; returns the exit code and the output. */
export function runProgram(cluster: Cluster, name: 'initdb' | 'pg_ctl', args: string[]) {
  const child = spawn(program(cluster.programs, name), args, {
    ...cluster.account,
    cwd: cluster.folder,
    env: programEnvironment(),
    // Its own process group, so that Ctrl-C does not stop the database while requests are running.
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return new Promise<{ code: number; output: string }>((resolve, reject) => {
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
    child.once('error', reject)
    child.once('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

type ClusterFacts = { dir: string; record: ClusterFile; programs: string }

function toCluster({ dir, record, programs }: ClusterFacts): Omit<Cluster, 'account'> {
  const { place: folder = dir, password } = record
  const moved = record.place ? { movedTo: folder } : {}
  return {
    folder,
    password,
    programs,
    data: path.join(folder, 'cluster'),
    startLog: path.join(folder, 'postgres.log'),
    logs: path.join(folder, 'log'),
    ...moved,
  }
}

/** The requested folder, or another one if the account has no access to it or one of its parents. */
function findFolder({ dir, account }: { dir: string; account: Account }): string {
  const name = `isotherm-${createHash('sha256').update(dir).digest('hex').slice(0, 12)}`
  const candidates = [dir, path.join('/var/lib', name), path.join(tmpdir(), name)]
  const folder = candidates.find((candidate) => isUsableBy({ folder: candidate, account }))
  if (!folder)
    throw new Error(
      `The account of the database can write to none of these folders: ${candidates.join(', ')}`,
    )
  return folder
}

function isUsableBy({ folder, account }: { folder: string; account: Account }): boolean {
  try {
    mkdirSync(folder, { recursive: true })
    if (account) chownSync(folder, account.uid, account.gid)
    return canWriteTo({ folder, as: account })
  } catch {
    return false
  }
}

/** Data that a normal user created keeps its owner, also when root starts the server later. */
function ownerOf(folder: string, account: Account): Account {
  if (!account) return undefined
  const { uid, gid } = statSync(folder)
  return uid === 0 ? account : { uid, gid }
}

async function initialiseCluster(cluster: Cluster): Promise<string> {
  const fresh = `${cluster.data}.new`
  const passwordFile = path.join(cluster.folder, 'password')
  rmSync(fresh, { recursive: true, force: true })
  writeFileSync(passwordFile, cluster.password, { mode: 0o600 })
  if (cluster.account) chownSync(passwordFile, cluster.account.uid, cluster.account.gid)
  const { code, output } = await runProgram(cluster, 'initdb', [
    `--pgdata=${fresh}`,
    `--username=${superuser}`,
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    `--lc-ctype=${utf8Locale()}`,
  ])
  rmSync(passwordFile)
  if (code !== 0) throw Object.assign(new Error('The database could not be created'), { output })
  return fresh
}

/** The first available UTF-8 locale: with the ctype C, pg_trgm ignores Chinese. */
function utf8Locale(): string {
  const { stdout } = spawnSync('locale', ['-a'], { encoding: 'utf8' })
  const present = stdout?.split('\n') ?? []
  return (
    ['C.UTF-8', 'C.utf8', 'en_US.UTF-8', 'en_US.utf8'].find((name) => present.includes(name)) ?? 'C.UTF-8'
  )
}

function readClusterFile(file: string): ClusterFile | undefined {
  if (!existsSync(file)) return undefined
  const record: ClusterFile = JSON.parse(readFileSync(file, 'utf8'))
  return !record.place || existsSync(record.place) ? record : undefined
}
