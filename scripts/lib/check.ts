import { driftChecks, staticChecks, type Check } from './checks.ts'
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

/** The generators go first and alone: while one compares, its file is being rewritten. */
export async function runChecks(): Promise<PartResult[]> {
  return [...(await runAll(driftChecks())), ...(await runAll(staticChecks()))]
}

async function runAll(checks: Check[]): Promise<PartResult[]> {
  const waiting = [...checks]
  const results: PartResult[] = []
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results.push(await runPart(next))
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return results
}
