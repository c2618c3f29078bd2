import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './places.mjs'
import { oneFailed, type Tally } from './tally.ts'

/** How long a test took, in ms. */
export type TimedTest = { file: string; name: string; took: number }

export type Report = { tally: Tally; tests: TimedTest[] }

type Reading = { report: string; runner: 'vitest' | 'playwright'; ok: boolean }

/** Reads a runner's JSON report. A runner that failed or ran no test counts as a failure, whatever it reports. */
export function readReport({ report, runner, ok }: Reading): Report {
  if (!existsSync(report)) return { tally: oneFailed, tests: [] }
  const content = JSON.parse(readFileSync(report, 'utf8'))
  const { tally, tests } = runner === 'vitest' ? fromVitest(content) : fromPlaywright(content)
  const ranNothing = tally.passed + tally.failed === 0
  return { tally: tally.failed === 0 && (!ok || ranNothing) ? { ...tally, failed: 1 } : tally, tests }
}

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults?: { name: string; assertionResults: { fullName: string; duration?: number | null }[] }[]
}

function fromVitest(report: VitestReport): Report {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults = [] } = report
  return {
    tally: { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests },
    tests: testResults.flatMap(({ name: file, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({
        file: path.relative(root, file),
        name: fullName,
        took: duration ?? 0,
      })),
    ),
  }
}

type PlaywrightSpec = { title: string; file: string; tests: { results: { duration: number }[] }[] }
type PlaywrightSuite = { specs?: PlaywrightSpec[]; suites?: PlaywrightSuite[] }
type PlaywrightReport = {
  config?: { rootDir: string }
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites?: PlaywrightSuite[]
}

function fromPlaywright({ stats, suites = [], config }: PlaywrightReport): Report {
  const folder = config?.rootDir ?? root
  return {
    // A test that passed at a second try only has failed.
    tally: { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped },
    tests: suites.flatMap(specsOf).map(({ title, file, tests }) => ({
      file: path.relative(root, path.resolve(folder, file)),
      name: title,
      took: tests.flatMap(({ results }) => results).reduce((all, { duration }) => all + duration, 0),
    })),
  }
}

function specsOf({ specs = [], suites = [] }: PlaywrightSuite): PlaywrightSpec[] {
  return [...specs, ...suites.flatMap(specsOf)]
}
