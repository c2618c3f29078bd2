import type { PartOutcome } from './test-parts.ts'
import { runCommand } from './run-command.mjs'
import { oneFailed, onePassed } from './test-counts.ts'
import { tool } from './tools.ts'
import { outcome, runVitest } from './vitest.ts'

type Check = { name: string; run: () => Promise<PartOutcome> }

/** All checks that need no database, the slowest first so that they run beside the others. */
export function staticChecks(): Check[] {
  return [
    { name: 'unit tests', run: () => runVitest({ selection: { part: 'unit' } }) },
    // Next's generated route types come first, since pages use them.
    // One checker: several would check the same libraries again, and another check uses the second core.
    commandCheck('types', [
      [tool('next'), 'typegen'],
      [tool('typescript-7', 'tsc'), '--noEmit', '--checkers', '1'],
    ]),
    commandCheck('lint', [[tool('oxlint')]]),
    commandCheck('generated files', [
      // The condition that Next sets for server code; `server-only` throws without it.
      ['--conditions=react-server', '--import', 'tsx', 'scripts/generate.ts', '--check'],
    ]),
    commandCheck('layers', [[tool('dependency-cruiser', 'depcruise'), 'src', 'collections', 'globals']]),
    commandCheck('unused code', [[tool('knip')]]),
    commandCheck('format', [[tool('oxfmt'), '--check', '.']]),
    commandCheck('lock file', [['scripts/check-package-lock.mjs']]),
  ]
}

/** A check that runs commands one after the other and passes when all succeed. */
function commandCheck(name: string, argLists: string[][]): Check {
  const env = { NEXT_TELEMETRY_DISABLED: '1' }
  return {
    name,
    run: async () => {
      for (const args of argLists) {
        const { ok, output } = await outcome(() => runCommand(process.execPath, args, { env }))
        if (!ok) return { counts: oneFailed, output }
      }
      return { counts: onePassed, output: '' }
    },
  }
}
