import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { environment } from './environment.mjs'
import { interruption } from './interruption.mjs'

const usuallyKept = 200

/** A command that ended badly, with the end of what it printed. */
export class CommandFailed extends Error {
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
 * Runs a command to its end and gives its output; throws CommandFailed when it ends badly.
 * `env` is added to our environment. Of the output the last `keep` lines are kept. It has its own process group, so that a Ctrl-C meant for us reaches it through us alone, and its children with it.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.Dict<string>, onLine?: (line: string) => void, keep?: number }} [options]
 * @returns {Promise<string>}
 */
export async function run(command, args, { env = {}, onLine, keep = usuallyKept } = {}) {
  interruption.throwIfAborted()
  const child = spawn(command, args, {
    env: environment(env),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: grouped,
  })
  /** @type {string[]} */
  const lines = []
  const take = (/** @type {string} */ line) => {
    lines.push(line)
    if (lines.length > keep) lines.shift()
    onLine?.(line)
  }
  for (const input of [child.stdout, child.stderr]) createInterface({ input }).on('line', take)
  const stop = () => end(child, 'SIGTERM')
  interruption.addEventListener('abort', stop)
  const how = await ended(child).finally(() => interruption.removeEventListener('abort', stop))
  interruption.throwIfAborted()
  const output = lines.join('\n')
  if (how !== 0) throw new CommandFailed(`${command} ${args.join(' ')} ended with ${how}`, output)
  return output
}

/** Process groups exist where POSIX does. */
export const grouped = process.platform !== 'win32'

/**
 * Sends a signal to a child and, where it leads a process group, to all of it.
 *
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
export function end(child, signal) {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  if (grouped) process.kill(-child.pid, signal)
  else child.kill(signal)
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number | string>}
 */
function ended(child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => resolve(code ?? signal ?? 1))
  })
}
