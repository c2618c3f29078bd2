import { parseArgs } from 'node:util'
import { UserError } from './user-error.mjs'

/** The parts of the tests, in the order in which they run. */
export const partNames = ['unit', 'int', 'built', 'http', 'browser'] as const

export type PartName = (typeof partNames)[number]

export type TestOptions = {
  /** Empty for all parts. */
  parts: PartName[]
  /** Texts that the paths or names of the tests contain; empty for all tests. */
  filters: string[]
  watch: boolean
}

const usage = 'npm test [-- <names or files>], npm run test:unit [-- --watch] [<names or files>]'

export function readTestOptions(args: string[]): TestOptions {
  const { part = [], watch = false, words: filters } = parse(args)
  const parts = part.filter(isPartName)
  const [unknown] = part.filter((name) => !isPartName(name))
  if (unknown) throw new UserError(`Unknown part "${unknown}": choose from ${partNames.join(', ')}.`)
  if (watch && (parts.length !== 1 || parts[0] === 'browser' || parts[0] === 'built'))
    throw new UserError('--watch works with test:unit, test:int and test:http only.')
  return { parts, filters, watch }
}

function parse(args: string[]) {
  try {
    const options = { part: { type: 'string', multiple: true }, watch: { type: 'boolean' } } as const
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    return { ...values, words: positionals }
  } catch (error) {
    throw new UserError(`${error instanceof Error ? error.message : String(error)} Usage: ${usage}`)
  }
}

function isPartName(name: string): name is PartName {
  return partNames.some((part) => part === name)
}
