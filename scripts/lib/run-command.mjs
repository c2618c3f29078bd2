import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { childEnvironment } from './environment.mjs'
import { shutdownSignal } from './shutdown-signal.mjs'

const defaultMaxLines = 200

/** A command that failed, with the last lines of its output. */
export class CommandError extends Error {
  /**
   * @param {string} message
   * @param {string} output
   */
  constructor(message, output) {
    super(message)
    this.output = output
  }
}

/**
 * Runs a command and returns the last `keep` lines of its output; throws if it fails. `env` is added to our
 * environment. The command has its own process group: Ctrl-C reaches only us, and we stop the whole group.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.Dict<string>, onLine?: (line: string) => void, keep?: number }} [options]
 * @returns {Promise<string>}
 */
export async function runCommand(command, args, { env = {}, onLine, keep = defaultMaxLines } = {}) {
  shutdownSignal.throwIfAborted()
  const child = spawn(command, args, {
    env: childEnvironment(env),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: hasProcessGroups,
  })
  /** @type {string[]} */
  const lines = []
  const collect = (/** @type {string} */ line) => {
    lines.push(line)
    if (lines.length > keep) lines.shift()
    onLine?.(line)
  }
  for (const input of [child.stdout, child.stderr]) createInterface({ input }).on('line', collect)
  const stop = () => signalProcess(child, 'SIGTERM')
  shutdownSignal.addEventListener('abort', stop)
  const exit = await waitForExit(child).finally(() => shutdownSignal.removeEventListener('abort', stop))
  shutdownSignal.throwIfAborted()
  const output = lines.join('\n')
  if (exit !== 0) throw new CommandError(`${command} ${args.join(' ')} exited with ${exit}`, output)
  return output
}

/** Windows has no process groups. */
export const hasProcessGroups = process.platform !== 'win32'

/**
 * Sends a signal to a child process and, where supported, to its process group.
 *
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
export function signalProcess(child, signal) {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  if (hasProcessGroups) process.kill(-child.pid, signal)
  else child.kill(signal)
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number | string>}
 */
function waitForExit(child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => resolve(code ?? signal ?? 1))
  })
}
