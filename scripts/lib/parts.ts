import { Interrupted } from './interruption.mjs'
import { Problem } from './problem.mjs'
import { print, seconds } from './steps.mjs'
import { oneFailed, type Tally } from './tally.ts'
import type { TimedTest } from './test-report.ts'

/** The result of a part of a run, and what it printed. */
export type Outcome = { tally: Tally; output: string; tests?: TimedTest[] }

export type PartResult = { name: string; tally: Tally; tests: TimedTest[]; took: number }

/** Runs a part and prints how it ended and how long it took; its output is printed only when it failed. */
export async function runPart({
  name,
  run,
}: {
  name: string
  run: () => Promise<Outcome>
}): Promise<PartResult> {
  const began = performance.now()
  const { tally, output, tests = [] } = await run().catch(toOutcome)
  const took = performance.now() - began
  const count = tally.passed + tally.failed > 1 ? `${tally.passed} passed, ` : ''
  const shown = tally.failed > 0 ? `\n${output}` : ''
  print(`  ${tally.failed > 0 ? '✗' : '✓'} ${name} (${count}${seconds(took)})${shown}`)
  return { name, tally, tests, took }
}

function toOutcome(error: unknown): Outcome {
  if (error instanceof Interrupted) throw error
  const output = error instanceof Error && 'output' in error ? `${String(error.output)}\n` : ''
  const message =
    error instanceof Problem ? error.message : error instanceof Error ? error.stack : String(error)
  return { tally: oneFailed, output: `${output}${message}` }
}
