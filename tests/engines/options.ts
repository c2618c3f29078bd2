import { parseArgs } from 'node:util'
import type { PageType } from '../../scripts/lib/page-types'
import { UserError } from '../../scripts/lib/user-error.mjs'
import { widths } from '../browser/layout/scan'

const engineNames = ['firefox', 'webkit'] as const

export type EngineName = (typeof engineNames)[number]

export type EngineOptions = {
  origin: string
  engines: EngineName[]
  /** Texts that the names of the pages contain; empty for all pages. */
  words: string[]
  widths: number[]
}

const usage =
  'npm run test:engines -- [address of a site] [firefox] [webkit] [--all-widths] [words of page names]'

export function readEngineOptions(args: string[]): EngineOptions {
  const { allWidths, positionals } = parse(args)
  const origin = positionals.find(isAddress) ?? `http://localhost:${process.env.PORT ?? 3000}`
  const engines = engineNames.filter((name) => positionals.includes(name))
  return {
    origin: origin.replace(/\/+$/, ''),
    engines: engines.length > 0 ? engines : [...engineNames],
    words: positionals.filter((word) => !isAddress(word) && !engineNames.some((name) => name === word)),
    widths: widths.filter((width) => allWidths || width === 1440 || width === 390),
  }
}

/** As in the names of the screenshots. */
export function nameOf({ page, layout }: PageType): string {
  return `${page}-${layout}`
}

export function selectPages(all: PageType[], words: string[]): PageType[] {
  const selected = all.filter(
    (type) =>
      words.length === 0 || words.some((word) => nameOf(type).toLowerCase().includes(word.toLowerCase())),
  )
  if (selected.length === 0)
    throw new UserError(`No page has a name with ${words.join(' or ')}. Usage: ${usage}`)
  return selected
}

function isAddress(word: string): boolean {
  return /^https?:\/\//.test(word)
}

function parse(args: string[]) {
  try {
    const options = { 'all-widths': { type: 'boolean', default: false } } as const
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    return { allWidths: values['all-widths'], positionals }
  } catch (error) {
    throw new UserError(`${error instanceof Error ? error.message : String(error)} Usage: ${usage}`)
  }
}
