import path from 'node:path'
import { root } from './paths.mjs'

type Place = { start: { line?: number; column?: number } }
type Branch = { type: string; loc: Place; locations: Place[] }

/** The coverage of a source file in the format of Istanbul. */
export type FileCoverage = {
  path: string
  statementMap: Record<string, Place>
  branchMap: Record<string, Branch>
  s: Record<string, number>
  b: Record<string, number[]>
}

type Count = { covered: number; total: number }

export type Totals = { lines: Count; branches: Count }

export type FileTotals = Totals & { path: string; uncoveredLines: number[] }

/**
 * Adds counts from another build of the same file. Compilers map the starts of statements and branches equally, but
 * not always their ends.
 */
export function addCounts(to: FileCoverage, from: FileCoverage): void {
  const statements = new Map<string, number>()
  for (const [id, place] of Object.entries(from.statementMap)) {
    const count = Math.max(statements.get(startOf(place)) ?? 0, from.s[id] ?? 0)
    statements.set(startOf(place), count)
  }
  for (const [id, place] of Object.entries(to.statementMap))
    to.s[id] = (to.s[id] ?? 0) + (statements.get(startOf(place)) ?? 0)

  const branches = new Map<string, number[]>()
  for (const [id, branch] of Object.entries(from.branchMap)) {
    const counts = from.b[id] ?? []
    const known = branches.get(keyOf(branch)) ?? []
    branches.set(
      keyOf(branch),
      counts.map((count, at) => Math.max(count, known[at] ?? 0)),
    )
  }
  for (const [id, branch] of Object.entries(to.branchMap)) {
    const added = branches.get(keyOf(branch)) ?? []
    to.b[id] = to.b[id]?.map((count, at) => count + (added[at] ?? 0)) ?? []
  }
}

/** A line is covered if a statement that starts in it ran; each path of a branch counts. */
export function totalsOf(file: FileCoverage): FileTotals {
  const lines = new Map<number, boolean>()
  for (const [id, { start }] of Object.entries(file.statementMap)) {
    if (start.line === undefined) continue
    lines.set(start.line, lines.get(start.line) === true || (file.s[id] ?? 0) > 0)
  }
  const paths = Object.values(file.b).flat()
  const uncoveredLines = [...lines].filter(([, covered]) => !covered).map(([line]) => line)
  return {
    path: path.relative(root, file.path),
    lines: { covered: lines.size - uncoveredLines.length, total: lines.size },
    branches: { covered: paths.filter((count) => count > 0).length, total: paths.length },
    uncoveredLines: uncoveredLines.sort((one, other) => one - other),
  }
}

function keyOf({ type, loc, locations }: Branch): string {
  return `${type} ${startOf(loc)} ${locations.length}`
}

function startOf({ start }: Place): string {
  return `${start.line}:${start.column}`
}
