/** The numbers of passed, failed and skipped tests. */
export type TestCounts = { passed: number; failed: number; skipped: number }

export const onePassed: TestCounts = { passed: 1, failed: 0, skipped: 0 }
export const oneFailed: TestCounts = { passed: 0, failed: 1, skipped: 0 }

export function sumCounts(counts: TestCounts[]): TestCounts {
  const total = (key: keyof TestCounts) => counts.reduce((sum, part) => sum + part[key], 0)
  return { passed: total('passed'), failed: total('failed'), skipped: total('skipped') }
}

/** The last line of a run: "12 passed, 0 failed", with skipped tests if there are any. */
export function formatCounts({ passed, failed, skipped }: TestCounts): string {
  return [`${passed} passed, ${failed} failed`, skipped && `${skipped} skipped`].filter(Boolean).join(', ')
}
