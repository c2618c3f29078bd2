import { InterruptedError } from './shutdown-signal.mjs'
import { UserError } from './user-error.mjs'
import { print, formatDuration } from './steps.mjs'
import { oneFailed, type TestCounts } from './test-counts.ts'
import type { TimedTest } from './test-report.ts'

/** The test counts of a part of a run, and its output. */
export type PartOutcome = { counts: TestCounts; output: string; tests?: TimedTest[] }

export type PartResult = { name: string; counts: TestCounts; tests: TimedTest[]; took: number }

/** Runs a part and prints its result and duration; prints its output only if it failed. */
export async function runPart({
  name,
  run,
}: {
  name: string
  run: () => Promise<PartOutcome>
}): Promise<PartResult> {
  const began = performance.now()
  const { counts, output, tests = [] } = await run().catch(failedOutcome)
  const took = performance.now() - began
  const count = counts.passed + counts.failed > 1 ? `${counts.passed} passed, ` : ''
  const shown = counts.failed > 0 ? `\n${output}` : ''
  print(`  ${counts.failed > 0 ? '✗' : '✓'} ${name} (${count}${formatDuration(took)})${shown}`)
  return { name, counts, tests, took }
}

function failedOutcome(error: unknown): PartOutcome {
  if (error instanceof InterruptedError) throw error
  const output = error instanceof Error && 'output' in error ? `${String(error.output)}\n` : ''
  const message =
    error instanceof UserError ? error.message : error instanceof Error ? error.stack : String(error)
  return { counts: oneFailed, output: `${output}${message}` }
}
