import { parseArgs } from 'node:util'
import { Problem } from './problem.mjs'

/** The parts of the tests, in the order in which they run. */
export const partNames = ['unit', 'int', 'built', 'http', 'browser'] as const

export type PartName = (typeof partNames)[number]

export type TestOptions = {
  /** All parts when none is named. */
  parts: PartName[]
  /** What the paths or the names of the tests contain; all tests when there are none. */
  words: string[]
  watch: boolean
}

const usage = 'npm test [-- words or files], npm run test:unit [-- --watch] [words or files]'

export function readTestOptions(args: string[]): TestOptions {
  const { part = [], watch = false, words } = parse(args)
  const parts = part.filter(isPartName)
  const [unknown] = part.filter((name) => !isPartName(name))
  if (unknown) throw new Problem(`There is no part "${unknown}" of the tests: ${partNames.join(', ')}.`)
  if (watch && (parts.length !== 1 || parts[0] === 'browser' || parts[0] === 'built'))
    throw new Problem('--watch goes with test:unit, test:int or test:http.')
  return { parts, words, watch }
}

function parse(args: string[]) {
  try {
    const options = { part: { type: 'string', multiple: true }, watch: { type: 'boolean' } } as const
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    return { ...values, words: positionals }
  } catch (error) {
    throw new Problem(`${error instanceof Error ? error.message : String(error)} Usage: ${usage}`)
  }
}

function isPartName(name: string): name is PartName {
  return partNames.some((part) => part === name)
}
