import { vi } from 'vitest'

/** Long enough for the busiest machine; a state that comes is seen at once. */
const patience = { timeout: 25_000, interval: 10 }

/** Waits until the condition holds. */
export async function waitUntil(condition: () => unknown): Promise<void> {
  await vi.waitUntil(condition, patience)
}

/** Waits until the expectations hold. */
export async function waitFor<Result>(expectations: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(expectations, patience)
}
