import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { Outcome } from './parts.ts'
import { dataDir, root } from './places.mjs'
import { run } from './run.mjs'
import { oneFailed, onePassed } from './tally.ts'
import { tool } from './tools.ts'
import { outcome, runVitest } from './vitest.ts'

export type Check = { name: string; run: () => Promise<Outcome> }

const cache = (name: string) => path.join(dataDir, 'cache', name)

/** What is generated and committed: each script that generates says with --check whether its file is up to date. */
export function driftChecks(): Check[] {
  return readdirSync(path.join(root, 'scripts'))
    .filter((file) => /^generate-.*\.ts$/.test(file))
    .map((file) =>
      commands(`drift of ${path.basename(file, '.ts').replace('generate-', '')}`, [generator(file)]),
    )
}

/** All that needs no database; the slow ones first, so that they share the time with the others. */
export function staticChecks(): Check[] {
  return [
    { name: 'unit tests', run: () => runVitest({ selection: { part: 'unit' } }) },
    // Next's route types first: without them a fresh clone lacks what pages refer to.
    commands('types', [
      [tool('next'), 'typegen'],
      [tool('typescript', 'tsc'), '--noEmit'],
    ]),
    commands('lint', [
      [tool('eslint'), '.', '--max-warnings=0', '--cache', `--cache-location=${cache('eslint')}/`],
    ]),
    commands('layers', [[tool('dependency-cruiser', 'depcruise'), 'src', 'collections', 'globals']]),
    commands('unused code', [[tool('knip')]]),
    commands('format', [
      [tool('prettier'), '.', '--check', '--cache', `--cache-location=${cache('prettier')}`],
    ]),
    commands('lock file', [['scripts/check-lock.mjs']]),
  ]
}

/** The condition that Next sets for server code: what only runs there refuses to be imported without it. */
function generator(file: string): string[] {
  return ['--conditions=react-server', '--import', 'tsx', `scripts/${file}`, '--check']
}

/** A check that passes when all its commands do, one after the other. */
function commands(name: string, argLists: string[][]): Check {
  const env = { NEXT_TELEMETRY_DISABLED: '1' }
  return {
    name,
    run: async () => {
      for (const args of argLists) {
        const { ok, output } = await outcome(() => run(process.execPath, args, { env }))
        if (!ok) return { tally: oneFailed, output }
      }
      return { tally: onePassed, output: '' }
    },
  }
}
