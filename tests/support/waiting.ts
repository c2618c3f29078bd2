import { vi } from 'vitest'

/** Long enough for a busy machine; short intervals, so that a reached state is noticed at once. */
const waitOptions = { timeout: 25_000, interval: 10 }

/** Waits until the condition is true. */
export async function waitUntil(condition: () => unknown): Promise<void> {
  await vi.waitUntil(condition, waitOptions)
}

/** Waits until the expectations are met. */
export async function waitFor<Result>(expectations: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(expectations, waitOptions)
}
