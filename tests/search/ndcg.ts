/** nDCG: the quality of a ranking compared with the ideal one, which has 1 (gains 2^grade - 1). */
export function ndcgAt(depth: number, found: string[], grades: ReadonlyMap<string, number>): number {
  const ideal = gainOf([...grades.values()].sort((a, b) => b - a).slice(0, depth))
  const reached = gainOf([...new Set(found)].slice(0, depth).map((id) => grades.get(id) ?? 0))
  return ideal === 0 ? 0 : reached / ideal
}

function gainOf(grades: number[]): number {
  return grades.reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0)
}

export function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
