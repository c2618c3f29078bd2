import { parseArgs } from 'node:util'
import { Problem } from './problem.mjs'
import { runSite } from './site.ts'

/** Brings the production site up and serves it until it is asked to stop; resolves to the exit code. */
export async function start(args: string[]): Promise<number> {
  return runSite({ mode: 'production', empty: wantsEmpty(args) })
}

function wantsEmpty(args: string[]): boolean {
  try {
    return parseArgs({ args, options: { empty: { type: 'boolean', default: false } } }).values.empty
  } catch {
    throw new Problem(`Unknown option in "${args.join(' ')}": only --empty is known.`)
  }
}
