import { staticChecks } from './checks.ts'
import { runPart, type PartResult } from './parts.ts'
import { print } from './steps.mjs'
import { sum, toLine } from './tally.ts'

const atOnce = 2

/** Runs everything that needs no database; resolves to the exit code. */
export async function check(): Promise<number> {
  const tally = sum((await runChecks()).map((result) => result.tally))
  print(toLine(tally))
  return tally.failed > 0 ? 1 : 0
}

/** Runs all checks, two at a time. */
export async function runChecks(): Promise<PartResult[]> {
  const waiting = staticChecks()
  const results: PartResult[] = []
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results.push(await runPart(next))
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return results
}
