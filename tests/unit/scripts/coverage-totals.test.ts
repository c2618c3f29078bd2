import path from 'node:path'
import { expect, test } from 'vitest'
import { addCounts, totalsOf, type FileCoverage } from '../../../scripts/lib/coverage-totals.ts'
import { root } from '../../../scripts/lib/paths.mjs'

const at = (line: number, column: number) => ({ start: { line, column } })

/** `if (a) b(); c()` in lines 1 and 2, mapped by a compiler. */
const run = (counts: { statements: number[]; branch: number[] }): FileCoverage => ({
  path: path.join(root, 'src/lib/a.ts'),
  statementMap: { 0: at(1, 0), 1: at(1, 7), 2: at(2, 0) },
  branchMap: { 0: { type: 'if', loc: at(1, 0), locations: [at(1, 0), { start: {} }] } },
  s: Object.fromEntries(counts.statements.entries()),
  b: { 0: counts.branch },
})

test('a line is covered if one of its statements ran; each path of a branch counts', () => {
  const file = run({ statements: [1, 0, 0], branch: [0, 1] })
  expect(totalsOf(file)).toEqual({
    path: path.join('src', 'lib', 'a.ts'),
    lines: { covered: 1, total: 2 },
    branches: { covered: 1, total: 2 },
    uncoveredLines: [2],
  })
})

test('adds the counts of another build by the start of statements and branches', () => {
  const file = run({ statements: [1, 0, 0], branch: [0, 1] })
  const other: FileCoverage = {
    ...file,
    // In another order, and with code that only this compiler creates.
    statementMap: { 0: at(2, 0), 1: at(1, 0), 2: at(3, 0) },
    s: { 0: 4, 1: 4, 2: 4 },
    branchMap: {
      0: { type: 'cond-expr', loc: at(1, 0), locations: [at(1, 0), at(1, 7)] },
      1: { type: 'if', loc: at(1, 0), locations: [at(1, 0), { start: {} }] },
    },
    b: { 0: [9, 9], 1: [4, 0] },
  }
  addCounts(file, other)
  expect(file.s).toEqual({ 0: 5, 1: 0, 2: 4 })
  expect(file.b).toEqual({ 0: [4, 1] })
})
