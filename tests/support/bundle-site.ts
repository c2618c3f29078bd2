import { spawn, type ChildProcess } from 'node:child_process'
import { constants, mkdtempSync, rmSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inject } from 'vitest'
import { freePort } from '../../scripts/lib/free-port.ts'
import { childEnvironment } from '../../scripts/lib/environment.mjs'
import { beginTestRun, cloneDatabase } from '../../scripts/lib/test-databases.ts'
import { testBundle } from './test-bundle.ts'

/** A run of one of the bundle's commands. */
type BundleRun = {
  child: ChildProcess
  output: () => string
  errors: () => string
  /** Resolves when the output contains the text; rejects when the process exits before. */
  printed: (text: string) => Promise<void>
  /** Resolves to the exit code or the signal. */
  exited: Promise<number | string>
}

/** A copy of the production bundle outside of the checkout, whose packages it could find otherwise, and a new database. */
export type BundleSite = {
  folder: string
  origin: string
  /** Runs a command of the bundle; `env` replaces settings. */
  run: (program: string, env?: NodeJS.Dict<string>) => BundleRun
  dispose: () => Promise<void>
}

export async function makeBundleSite(): Promise<BundleSite> {
  const parent = mkdtempSync(path.join(tmpdir(), 'isotherm-bundle-'))
  const folder = path.join(parent, 'site')
  await cp(testBundle(), folder, {
    recursive: true,
    mode: constants.COPYFILE_FICLONE,
    verbatimSymlinks: true,
  })
  const server = inject('server')
  const { prefix, end } = await beginTestRun(server)
  const url = await cloneDatabase({ server, template: { name: 'template0' }, name: `${prefix}bundle` })
  const port = await freePort()
  const settings = {
    DATABASE_URL: url,
    DATA_DIR: path.join(parent, 'data'),
    PORT: String(port),
    NODE_ENV: undefined,
    PAYLOAD_SECRET: undefined,
    NODE_COMPILE_CACHE: undefined,
  }
  const runs: BundleRun[] = []
  return {
    folder,
    origin: `http://localhost:${port}`,
    run: (program, env = {}) => {
      const run = spawnProgram([path.join(folder, program)], { ...settings, ...env })
      runs.push(run)
      return run
    },
    dispose: async () => {
      for (const { child } of runs) child.kill('SIGKILL')
      await Promise.all(runs.map(({ exited }) => exited))
      await end()
      rmSync(parent, { recursive: true, force: true })
    },
  }
}

function spawnProgram(args: string[], env: NodeJS.Dict<string>): BundleRun {
  const child = spawn(process.execPath, args, { cwd: tmpdir(), env: childEnvironment(env) })
  const text = { output: '', errors: '' }
  child.stdout.on('data', (chunk) => (text.output += chunk))
  child.stderr.on('data', (chunk) => (text.errors += chunk))
  const exited = new Promise<number | string>((resolve) => {
    child.once('close', (code, signal) => resolve(code ?? signal ?? 'gone'))
  })
  const printed = (wanted: string) =>
    new Promise<void>((resolve, reject) => {
      child.stdout.on('data', () => {
        if (text.output.includes(wanted)) resolve()
      })
      void exited.then((how) => reject(new Error(`ended with ${how}: ${text.output}${text.errors}`)))
    })
  return { child, exited, printed, output: () => text.output, errors: () => text.errors }
}
