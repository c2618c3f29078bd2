import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { shutdownSignal } from './shutdown-signal.mjs'
import { npm } from './npm.mjs'
import { dataDir } from './paths.mjs'
import { UserError } from './user-error.mjs'
import { step } from './steps.mjs'

const requiredMajor = 24
const prefix = path.join(dataDir, 'node')
const folder = path.join(prefix, 'node_modules/.bin')
const binary = path.join(folder, process.platform === 'win32' ? 'node.cmd' : 'node')

/** Whether the running Node is new enough. */
export const hasRequiredNode = Number(process.versions.node.split('.')[0]) >= requiredMajor

/** Installs Node into the data folder if it is not there yet. */
export async function ensureNode() {
  if (existsSync(binary) && isInstalled()) return
  await step(`Node ${requiredMajor} installed (this machine has ${process.versions.node})`, async () => {
    await npm(['install', '--prefix', prefix, '--no-save', '--include=optional', `node@${requiredMajor}`])
    if (!isInstalled())
      throw new UserError(
        `Node ${requiredMajor} could not be installed into ${prefix}: install it yourself and try again.`,
      )
  })
}

/** Runs the current command with the installed Node; resolves to its exit code. */
export function runOnRequiredNode() {
  const env = { ...process.env, PATH: `${folder}${path.delimiter}${process.env.PATH}` }
  const child = spawn(binary, process.argv.slice(1), {
    stdio: 'inherit',
    env,
    shell: process.platform === 'win32',
  })
  shutdownSignal.addEventListener('abort', () => child.kill('SIGTERM'))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

function isInstalled() {
  const { stdout } = spawnSync(binary, ['--version'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  return Number(stdout?.match(/^v(\d+)/)?.[1]) >= requiredMajor
}
