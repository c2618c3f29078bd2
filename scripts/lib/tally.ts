import { existsSync, readFileSync } from 'node:fs'

/** How the tests of a runner ended. */
export type Tally = {
  passed: number
  failed: number
  skipped: number
  /** Those of the passed ones that failed at the first try. */
  flaky?: number
}

export const onePassed: Tally = { passed: 1, failed: 0, skipped: 0 }
export const oneFailed: Tally = { passed: 0, failed: 1, skipped: 0 }

export function sum(tallies: Tally[]): Tally {
  const total = (key: keyof Tally) => tallies.reduce((all, tally) => all + (tally[key] ?? 0), 0)
  return {
    passed: total('passed'),
    failed: total('failed'),
    skipped: total('skipped'),
    flaky: total('flaky'),
  }
}

/** The plain line that closes a run: "12 passed, 0 failed"; what was skipped or tried twice is said. */
export function toLine({ passed, failed, skipped, flaky }: Tally): string {
  const notes = [skipped && `${skipped} skipped`, flaky && `${flaky} passed at the second try only`]
  return [`${passed} passed, ${failed} failed`, ...notes.filter(Boolean)].join(', ')
}

/** What a runner's JSON report says. A runner that failed or ran nothing counts as a failure, whatever it reports. */
export function readTally(options: { report: string; runner: 'vitest' | 'playwright'; ok: boolean }): Tally {
  const { report, runner, ok } = options
  if (!existsSync(report)) return oneFailed
  const content = JSON.parse(readFileSync(report, 'utf8'))
  const tally = runner === 'vitest' ? fromVitest(content) : fromPlaywright(content)
  const ranNothing = tally.passed + tally.failed === 0
  return tally.failed === 0 && (!ok || ranNothing) ? { ...tally, failed: 1 } : tally
}

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
}
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } }

function fromVitest(report: VitestReport): Tally {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests }
}

function fromPlaywright({ stats }: PlaywrightReport): Tally {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    flaky: stats.flaky,
  }
}
