import path from 'node:path'
import { ensureDependencies } from './dependencies.mjs'
import { Interrupted } from './interruption.mjs'
import { withLock } from './lock.mjs'
import { ensureNode, onWantedNode, runOnWantedNode } from './node.mjs'
import { dataDir, prepareDataDir, root } from './places.mjs'
import { report } from './problem.mjs'

/**
 * Runs a command of this folder on a fitting Node with the dependencies installed, whatever the machine has.
 * `load` imports the rest, which may use both; it resolves to the exit code.
 *
 * @param {() => Promise<number>} load
 */
export async function boot(load) {
  process.chdir(root)
  try {
    prepareDataDir()
    process.exitCode = await bootedCommand(load)
  } catch (cause) {
    if (cause instanceof Interrupted) process.exitCode = 130
    else report(cause)
  }
}

/** @param {() => Promise<number>} load */
async function bootedCommand(load) {
  const setup = path.join(dataDir, 'setup.lock')
  if (!onWantedNode) {
    await withLock(setup, ensureNode)
    return runOnWantedNode()
  }
  await withLock(setup, ensureDependencies)
  return load()
}
