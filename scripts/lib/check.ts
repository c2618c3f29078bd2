import { driftChecks, staticChecks, type Check } from './checks.ts'
import { runPart } from './parts.ts'
import { print } from './steps.mjs'
import { sum, toLine, type Tally } from './tally.ts'

const atOnce = 2

/** Runs everything that needs no database; resolves to the exit code. */
export async function check(): Promise<number> {
  const tally = await runChecks()
  print(toLine(tally))
  return tally.failed > 0 ? 1 : 0
}

/** The generators go first and alone: while one compares, its file is being rewritten. */
export async function runChecks(): Promise<Tally> {
  return sum([await runAll(driftChecks()), await runAll(staticChecks())])
}

async function runAll(checks: Check[]): Promise<Tally> {
  const waiting = [...checks]
  const tallies: Tally[] = []
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) tallies.push(await runPart(next))
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return sum(tallies)
}
