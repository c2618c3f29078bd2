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
  mayEnter,
  program,
  programEnvironment,
  serverAccount,
  usablePrograms,
} from './postgres-programs.ts'
import { Problem } from './problem.mjs'

/** A PostgreSQL data folder and all that is needed to run it. */
export type Cluster = {
  /** Holds the data folder, the server's log and, where needed, its programs. */
  place: string
  data: string
  /** What the server says until it writes logs of its own, and those. */
  startLog: string
  logs: string
  programs: string
  account: Account
  password: string
  /** Set where the data could not be kept in the folder asked for. */
  movedTo?: string
}

/** `place` is only kept where the data could not stay in its folder, which may be moved with all that is in it. */
type Record = { place?: string; password: string }

const superuser = 'isotherm'

/** The cluster of a folder, made when it is not there yet. */
export async function openCluster(dir: string): Promise<Cluster> {
  const file = path.join(dir, 'cluster.json')
  const kept = readRecord(file)
  const account = serverAccount()
  const place = kept ? (kept.place ?? dir) : findPlace({ dir, account })
  const programs = await usablePrograms({ as: account, beside: place })
  const elsewhere = place === dir ? {} : { place }
  const record = kept ?? { ...elsewhere, password: randomBytes(24).toString('base64url') }
  const cluster = { ...toCluster({ dir, record, programs }), account: ownerOf(place, account) }
  if (!existsSync(cluster.data)) {
    const fresh = await initialise(cluster)
    writeFileSync(file, JSON.stringify(record), { mode: 0o600 })
    // Last, so that an interrupted first start leaves no half-made cluster behind.
    renameSync(fresh, cluster.data)
  } else if (!kept) {
    throw new Problem(
      `The database in ${cluster.data} has lost its ${file}: restore that file, or move the data away.`,
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

/** Runs one of the server's programs as its account; gives the exit code and the output. */
export function runProgram(cluster: Cluster, name: 'initdb' | 'pg_ctl', args: string[]) {
  const child = spawn(program(cluster.programs, name), args, {
    ...cluster.account,
    cwd: cluster.place,
    env: programEnvironment(),
    // Its own group: a Ctrl-C meant for us must not stop the server under running requests.
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

function toCluster({ dir, record, programs }: { dir: string; record: Record; programs: string }) {
  const { place = dir, password } = record
  const moved = record.place ? { movedTo: place } : {}
  return {
    place,
    password,
    programs,
    data: path.join(place, 'cluster'),
    startLog: path.join(place, 'postgres.log'),
    logs: path.join(place, 'log'),
    ...moved,
  }
}

/** Below the folder asked for, or where the account can reach it: some folder above may be closed to it. */
function findPlace({ dir, account }: { dir: string; account: Account }): string {
  const name = `isotherm-${createHash('sha256').update(dir).digest('hex').slice(0, 12)}`
  const candidates = [dir, path.join('/var/lib', name), path.join(tmpdir(), name)]
  const place = candidates.find((candidate) => isOpen({ place: candidate, account }))
  if (!place) throw new Error(`No folder for the database is open to its account: ${candidates.join(', ')}`)
  return place
}

function isOpen({ place, account }: { place: string; account: Account }): boolean {
  try {
    mkdirSync(place, { recursive: true })
    if (account) chownSync(place, account.uid, account.gid)
    return mayEnter({ folder: place, as: account })
  } catch {
    return false
  }
}

/** Data that a normal user made stays that user's, also when root starts the server later. */
function ownerOf(place: string, account: Account): Account {
  if (!account) return undefined
  const { uid, gid } = statSync(place)
  return uid === 0 ? account : { uid, gid }
}

async function initialise(cluster: Cluster): Promise<string> {
  const fresh = `${cluster.data}.new`
  const passwordFile = path.join(cluster.place, 'password')
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
    `--lc-ctype=${characterLocale()}`,
  ])
  rmSync(passwordFile)
  if (code !== 0) throw Object.assign(new Error('The database could not be made'), { output })
  return fresh
}

/** Under the ctype C, pg_trgm sees no Chinese: so the first UTF-8 locale that the system has. */
function characterLocale(): string {
  const { stdout } = spawnSync('locale', ['-a'], { encoding: 'utf8' })
  const present = stdout?.split('\n') ?? []
  return (
    ['C.UTF-8', 'C.utf8', 'en_US.UTF-8', 'en_US.utf8'].find((name) => present.includes(name)) ?? 'C.UTF-8'
  )
}

function readRecord(file: string): Record | undefined {
  if (!existsSync(file)) return undefined
  const record: Record = JSON.parse(readFileSync(file, 'utf8'))
  return !record.place || existsSync(record.place) ? record : undefined
}
