import type { Outcome } from './parts.ts'
import { run } from './run.mjs'
import { oneFailed, onePassed } from './tally.ts'
import { tool } from './tools.ts'
import { outcome, runVitest } from './vitest.ts'

type Check = { name: string; run: () => Promise<Outcome> }

/** All that needs no database; the slow ones first, so that they share the time with the others. */
export function staticChecks(): Check[] {
  return [
    { name: 'unit tests', run: () => runVitest({ selection: { part: 'unit' } }) },
    // Next's route types first: without them a fresh clone lacks what pages refer to.
    // One checker: several check the same libraries again, and another check uses the second core.
    commands('types', [
      [tool('next'), 'typegen'],
      [tool('typescript-7', 'tsc'), '--noEmit', '--checkers', '1'],
    ]),
    commands('lint', [[tool('oxlint')]]),
    commands('generated files', [
      // The condition that Next sets for server code: what only runs there refuses to be imported without it.
      ['--conditions=react-server', '--import', 'tsx', 'scripts/generate.ts', '--check'],
    ]),
    commands('layers', [[tool('dependency-cruiser', 'depcruise'), 'src', 'collections', 'globals']]),
    commands('unused code', [[tool('knip')]]),
    commands('format', [[tool('oxfmt'), '--check', '.']]),
    commands('lock file', [['scripts/check-lock.mjs']]),
  ]
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
