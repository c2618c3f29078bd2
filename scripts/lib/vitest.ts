import { rmSync } from 'node:fs'
import path from 'node:path'
import type { Outcome } from './parts.ts'
import { dataDir } from './places.mjs'
import { CommandFailed, run } from './run.mjs'
import { readReport } from './test-report.ts'
import { namePattern, type Selection } from './test-selection.ts'
import { tool } from './tools.ts'

/** Each worker loads the same packages. */
const compileCache = path.join(dataDir, 'cache/compile')

/** Runs the vitest projects of a part: those whose name is the part's or begins with it and a hyphen. */
export async function runVitest({
  selection,
  env = {},
}: {
  selection: Selection
  env?: NodeJS.Dict<string>
}): Promise<Outcome> {
  const report = path.join(dataDir, 'test', `${selection.part}.json`)
  rmSync(report, { force: true })
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  const args = [tool('vitest'), 'run', ...vitestArguments(selection), ...reporters]
  const { ok, output } = await outcome(() =>
    run(process.execPath, args, { env: { NODE_COMPILE_CACHE: compileCache, ...env }, keep: 5_000 }),
  )
  return { ...readReport({ report, runner: 'vitest', ok }), output }
}

/** What selects the tests on vitest's command line. */
export function vitestArguments({ part, files = [], names }: Selection): string[] {
  const byName = names ? ['--testNamePattern', namePattern(names)] : []
  return ['--project', part, '--project', `${part}-*`, ...byName, ...files]
}

/** Whether a command succeeded, and what it printed. */
export async function outcome(work: () => Promise<string>): Promise<{ ok: boolean; output: string }> {
  try {
    return { ok: true, output: await work() }
  } catch (error) {
    if (error instanceof CommandFailed) return { ok: false, output: error.output }
    throw error
  }
}
