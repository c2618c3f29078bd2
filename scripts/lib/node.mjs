import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { interruption } from './interruption.mjs'
import { npm } from './npm.mjs'
import { dataDir } from './places.mjs'
import { Problem } from './problem.mjs'
import { step } from './steps.mjs'

const wanted = 24
const prefix = path.join(dataDir, 'node')
const folder = path.join(prefix, 'node_modules/.bin')
const binary = path.join(folder, process.platform === 'win32' ? 'node.cmd' : 'node')

/** Whether the Node that runs this is new enough. */
export const onWantedNode = Number(process.versions.node.split('.')[0]) >= wanted

/** Fetches Node into the data folder when it is not there yet. */
export async function ensureNode() {
  if (existsSync(binary) && works()) return
  await step(`Node ${wanted} fetched (this machine has ${process.versions.node})`, async () => {
    await npm(['install', '--prefix', prefix, '--no-save', '--include=optional', `node@${wanted}`])
    if (!works())
      throw new Problem(`Node ${wanted} did not install into ${prefix}: install it yourself and start again.`)
  })
}

/** Runs this very command on the fetched Node; resolves to its exit code. */
export function runOnWantedNode() {
  const env = { ...process.env, PATH: `${folder}${path.delimiter}${process.env.PATH}` }
  const child = spawn(binary, process.argv.slice(1), {
    stdio: 'inherit',
    env,
    shell: process.platform === 'win32',
  })
  interruption.addEventListener('abort', () => child.kill('SIGTERM'))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

function works() {
  const { stdout } = spawnSync(binary, ['--version'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  return Number(stdout?.match(/^v(\d+)/)?.[1]) >= wanted
}
