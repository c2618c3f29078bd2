import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readTally, sum, toLine } from '../../../scripts/lib/tally.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'tally-'))

function reportOf(content: unknown): string {
  const file = path.join(folder, `${Math.random()}.json`)
  writeFileSync(file, JSON.stringify(content))
  return file
}

const vitest = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 1, numTodoTests: 0 }
const playwright = { stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 2 } }

test('the counts of both runners are read', () => {
  const ofVitest = readTally({ report: reportOf(vitest), runner: 'vitest', ok: true })
  const ofPlaywright = readTally({ report: reportOf(playwright), runner: 'playwright', ok: false })
  expect(toLine(sum([ofVitest, ofPlaywright]))).toBe(
    '8 passed, 1 failed, 3 skipped, 1 passed at the second try only',
  )
})

test('a runner without a report counts as one failure', () => {
  expect(readTally({ report: path.join(folder, 'missing'), runner: 'vitest', ok: true }).failed).toBe(1)
})

test('a runner that ran no test counts as one failure', () => {
  const report = reportOf({ ...vitest, numPassedTests: 0 })
  expect(readTally({ report, runner: 'vitest', ok: true }).failed).toBe(1)
})

test('a runner that ended badly without a failed test counts as one failure', () => {
  expect(readTally({ report: reportOf(vitest), runner: 'vitest', ok: false })).toMatchObject({
    passed: 3,
    failed: 1,
  })
})

test('nothing skipped is not mentioned', () => {
  expect(toLine({ passed: 2, failed: 0, skipped: 0 })).toBe('2 passed, 0 failed')
})
