import { rmSync } from 'node:fs'
import path from 'node:path'
import type { Outcome } from './parts.ts'
import { dataDir } from './places.mjs'
import { CommandFailed, run } from './run.mjs'
import { readTally } from './tally.ts'
import { tool } from './tools.ts'

/** Runs a project of vitest. */
export async function runVitest(options: { project: string; env?: NodeJS.Dict<string> }): Promise<Outcome> {
  const { project, env = {} } = options
  const report = path.join(dataDir, 'test', `${project}.json`)
  rmSync(report, { force: true })
  const args = [
    'run',
    '--project',
    project,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]
  const { ok, output } = await outcome(() => run(process.execPath, [tool('vitest'), ...args], { env }))
  return { tally: readTally({ report, runner: 'vitest', ok }), output }
}

/** Whether a command went well, and what it printed. */
export async function outcome(work: () => Promise<string>): Promise<{ ok: boolean; output: string }> {
  try {
    return { ok: true, output: await work() }
  } catch (error) {
    if (error instanceof CommandFailed) return { ok: false, output: error.output }
    throw error
  }
}
