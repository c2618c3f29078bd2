import { rmSync } from 'node:fs'
import path from 'node:path'
import type { PartOutcome } from './test-parts.ts'
import { coverageFolder, measuredFolders } from './coverage-folder.mjs'
import { dataDir } from './paths.mjs'
import { CommandError, runCommand } from './run-command.mjs'
import { readReport } from './test-report.ts'
import { namePattern, type Selection } from './test-selection.ts'
import { tool } from './tools.ts'

/** A compile cache, since each worker loads the same packages. */
const compileCache = path.join(dataDir, 'cache/compile')

/** Runs the Vitest projects of a part: those named `<part>` or `<part>-…`. */
export async function runVitest({
  selection,
  env = {},
}: {
  selection: Selection
  env?: NodeJS.Dict<string>
}): Promise<PartOutcome> {
  const report = path.join(dataDir, 'test', `${selection.part}.json`)
  rmSync(report, { force: true })
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  const args = [
    tool('vitest'),
    'run',
    ...vitestArguments(selection),
    ...reporters,
    ...coverageArguments(selection),
  ]
  const { ok, output } = await outcome(() =>
    runCommand(process.execPath, args, { env: { NODE_COMPILE_CACHE: compileCache, ...env }, keep: 5_000 }),
  )
  return { ...readReport({ report, runner: 'vitest', ok }), output }
}

/** The Vitest arguments that select the tests. */
export function vitestArguments({ part, files = [], names }: Selection): string[] {
  const byName = names ? ['--testNamePattern', namePattern(names)] : []
  return ['--project', part, '--project', `${part}-*`, ...byName, ...files]
}

/** Writes what the workers covered, and all files of the sources. */
function coverageArguments({ part }: Selection): string[] {
  if (!coverageFolder) return []
  return [
    '--coverage.enabled',
    '--coverage.provider=v8',
    '--coverage.reporter=json',
    '--coverage.reportOnFailure',
    `--coverage.reportsDirectory=${path.join(coverageFolder, part)}`,
    ...measuredFolders.map((folder) => `--coverage.include=${folder}/**/*.{ts,tsx}`),
  ]
}

/** Whether a command succeeded, and its output. */
export async function outcome(work: () => Promise<string>): Promise<{ ok: boolean; output: string }> {
  try {
    return { ok: true, output: await work() }
  } catch (error) {
    if (error instanceof CommandError) return { ok: false, output: error.output }
    throw error
  }
}
