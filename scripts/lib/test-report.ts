import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './paths.mjs'
import { oneFailed, type TestCounts } from './test-counts.ts'

/** A test and its duration in ms. */
export type TimedTest = { file: string; name: string; took: number }

export type Report = { counts: TestCounts; tests: TimedTest[] }

type ReportSource = { report: string; runner: 'vitest' | 'playwright'; ok: boolean }

/** Reads a runner's JSON report. A runner that failed or ran no test counts as one failure. */
export function readReport({ report, runner, ok }: ReportSource): Report {
  if (!existsSync(report)) return { counts: oneFailed, tests: [] }
  const content = JSON.parse(readFileSync(report, 'utf8'))
  const { counts, tests } = runner === 'vitest' ? fromVitest(content) : fromPlaywright(content)
  const ranNothing = counts.passed + counts.failed === 0
  return { counts: counts.failed === 0 && (!ok || ranNothing) ? { ...counts, failed: 1 } : counts, tests }
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
    counts: { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests },
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
    // A test that passed only on retry counts as failed.
    counts: { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped },
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
