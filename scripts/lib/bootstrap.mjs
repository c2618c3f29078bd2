import path from 'node:path'
import { ensureDependencies } from './dependencies.mjs'
import { InterruptedError } from './shutdown-signal.mjs'
import { withLock } from './file-lock.mjs'
import { ensureNode, hasRequiredNode, runOnRequiredNode } from './node.mjs'
import { prepareDataFolder } from './data-folder.mjs'
import { dataDir, root } from './paths.mjs'
import { reportError } from './user-error.mjs'

/**
 * Runs a command with the required Node version and installed dependencies, installing both if needed.
 * `load` imports the rest of the command, which may use TypeScript and packages; it resolves to the exit code.
 *
 * @param {() => Promise<number>} load
 */
export async function bootstrap(load) {
  process.chdir(root)
  try {
    prepareDataFolder(dataDir)
    process.exitCode = await prepareAndRun(load)
  } catch (cause) {
    if (cause instanceof InterruptedError) process.exitCode = 130
    else reportError(cause)
  }
}

/** @param {() => Promise<number>} load */
async function prepareAndRun(load) {
  const setup = path.join(dataDir, 'setup.lock')
  if (!hasRequiredNode) {
    await withLock(setup, ensureNode)
    return runOnRequiredNode()
  }
  await withLock(setup, ensureDependencies)
  return load()
}
