import { staticChecks } from './static-checks.ts'
import { runPart, type PartResult } from './test-parts.ts'
import { print } from './steps.mjs'
import { sumCounts, formatCounts } from './test-counts.ts'

const concurrency = 2

/** Runs all static checks and the unit tests; resolves to the exit code. */
export async function check(): Promise<number> {
  const counts = sumCounts((await runChecks()).map((result) => result.counts))
  print(formatCounts(counts))
  return counts.failed > 0 ? 1 : 0
}

/** Runs all checks, two at a time. */
export async function runChecks(): Promise<PartResult[]> {
  const queue = staticChecks()
  const results: PartResult[] = []
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) results.push(await runPart(next))
  }
  await Promise.all(Array.from({ length: concurrency }, work))
  return results
}
