import { Interrupted } from './interruption.mjs'
import { Problem } from './problem.mjs'
import { print, seconds } from './steps.mjs'
import { oneFailed, type Tally } from './tally.ts'

/** What a part of a run came to, and what it printed. */
export type Outcome = { tally: Tally; output: string }

/** Runs a part, saying how it ended and how long it took; what it printed is shown when not all went well. */
export async function runPart({ name, run }: { name: string; run: () => Promise<Outcome> }): Promise<Tally> {
  const began = performance.now()
  const { tally, output } = await run().catch(toOutcome)
  const took = seconds(performance.now() - began)
  const count = tally.passed + tally.failed > 1 ? `${tally.passed} passed, ` : ''
  const shown = tally.failed > 0 || tally.flaky ? `\n${output}` : ''
  print(`  ${tally.failed > 0 ? '✗' : '✓'} ${name} (${count}${took})${shown}`)
  return tally
}

function toOutcome(error: unknown): Outcome {
  if (error instanceof Interrupted) throw error
  const output = error instanceof Error && 'output' in error ? `${error.output}\n` : ''
  const message =
    error instanceof Problem ? error.message : error instanceof Error ? error.stack : String(error)
  return { tally: oneFailed, output: `${output}${message}` }
}
