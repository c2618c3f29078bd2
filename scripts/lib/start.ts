import { parseArgs } from 'node:util'
import { UserError } from './user-error.mjs'
import { runSite } from './site.ts'

/** Starts the production site and serves it until a signal to stop; resolves to the exit code. */
export async function start(args: string[]): Promise<number> {
  return runSite({ mode: 'production', empty: wantsEmpty(args) })
}

function wantsEmpty(args: string[]): boolean {
  try {
    return parseArgs({ args, options: { empty: { type: 'boolean', default: false } } }).values.empty
  } catch {
    throw new UserError(`Unknown option in "${args.join(' ')}": the only option is --empty.`)
  }
}
