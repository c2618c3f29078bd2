import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../../scripts/lib/paths.mjs'
import { sumCounts, formatCounts } from '../../../scripts/lib/test-counts.ts'
import { readReport } from '../../../scripts/lib/test-report.ts'
import { summaryOf } from '../../../scripts/lib/test-summary.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'report-'))
let reports = 0

function reportOf(content: unknown): string {
  const file = path.join(folder, `${(reports += 1)}.json`)
  writeFileSync(file, JSON.stringify(content))
  return file
}

const vitest = {
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 1,
  numTodoTests: 0,
  testResults: [
    {
      name: path.join(root, 'tests/unit/one.test.ts'),
      assertionResults: [{ fullName: 'a list a test in it', duration: 120 }, { fullName: 'a skipped test' }],
    },
  ],
}
const playwright = {
  config: { rootDir: path.join(root, 'tests/browser') },
  stats: { expected: 4, unexpected: 1, flaky: 0, skipped: 2 },
  suites: [
    {
      suites: [
        {
          specs: [
            {
              title: 'a test in the browser',
              file: 'zh/one.test.ts',
              tests: [{ results: [{ duration: 2_000 }] }],
            },
          ],
        },
      ],
    },
  ],
}

test('the counts of both runners are read', () => {
  const ofVitest = readReport({ report: reportOf(vitest), runner: 'vitest', ok: true })
  const ofPlaywright = readReport({ report: reportOf(playwright), runner: 'playwright', ok: false })
  expect(formatCounts(sumCounts([ofVitest.counts, ofPlaywright.counts]))).toBe(
    '7 passed, 1 failed, 3 skipped',
  )
})

test('a test that passed only on retry counts as failed', () => {
  const report = reportOf({ stats: { expected: 4, unexpected: 0, flaky: 1, skipped: 0 } })
  const { counts } = readReport({ report, runner: 'playwright', ok: true })
  expect(counts).toEqual({ passed: 4, failed: 1, skipped: 0 })
})

test('a runner without a report counts as one failure', () => {
  const report = path.join(folder, 'missing')
  expect(readReport({ report, runner: 'vitest', ok: true }).counts.failed).toBe(1)
})

test('a runner that ran no test counts as one failure', () => {
  const report = reportOf({ ...vitest, numPassedTests: 0 })
  expect(readReport({ report, runner: 'vitest', ok: true }).counts.failed).toBe(1)
})

test('a runner that exited with an error without a failed test counts as one failure', () => {
  const { counts } = readReport({ report: reportOf(vitest), runner: 'vitest', ok: false })
  expect(counts).toMatchObject({ passed: 3, failed: 1 })
})

test('the counts omit skipped tests when there are none', () => {
  expect(formatCounts({ passed: 2, failed: 0, skipped: 0 })).toBe('2 passed, 0 failed')
})

test('the summary lists the duration of each part and the slowest tests', () => {
  const parts = [
    { name: 'unit tests', took: 9_000, report: reportOf(vitest), runner: 'vitest' as const },
    { name: 'browser tests', took: 75_000, report: reportOf(playwright), runner: 'playwright' as const },
  ].map(({ name, took, ...reading }) => ({ name, took, ...readReport({ ...reading, ok: true }) }))
  expect(summaryOf(parts).map((line) => line.trim())).toEqual([
    '',
    'Time per part',
    '9.0 s  unit tests',
    '1 min 15 s  browser tests',
    '',
    'Slowest tests',
    '2.0 s  tests/browser/zh/one.test.ts › a test in the browser',
    '0.1 s  tests/unit/one.test.ts › a list a test in it',
    '0.0 s  tests/unit/one.test.ts › a skipped test',
    '',
  ])
})
