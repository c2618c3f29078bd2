/** How the tests of a part ended. */
export type Tally = { passed: number; failed: number; skipped: number }

export const onePassed: Tally = { passed: 1, failed: 0, skipped: 0 }
export const oneFailed: Tally = { passed: 0, failed: 1, skipped: 0 }

export function sum(tallies: Tally[]): Tally {
  const total = (key: keyof Tally) => tallies.reduce((all, tally) => all + tally[key], 0)
  return { passed: total('passed'), failed: total('failed'), skipped: total('skipped') }
}

/** The plain line that closes a run: "12 passed, 0 failed"; skipped tests are counted too. */
export function toLine({ passed, failed, skipped }: Tally): string {
  return [`${passed} passed, ${failed} failed`, skipped && `${skipped} skipped`].filter(Boolean).join(', ')
}
