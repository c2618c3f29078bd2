let holders = 0
let free = Promise.resolve()
let release = () => undefined as void
let latest: Promise<unknown> = Promise.resolve()
const waiting = new Set<() => void>()

/** Holds the updates of the page, while somebody types or drags on it. @returns a function that ends it */
export function holdUpdates(): () => void {
  if (holders === 0) ({ promise: free, resolve: release } = Promise.withResolvers<void>())
  holders += 1
  let isHeld = true
  return () => {
    if (!isHeld) return
    isHeld = false
    holders -= 1
    if (holders === 0) release()
  }
}

/** Resolves when no one holds the updates. */
export function untilFree(): Promise<void> {
  return free
}

/** Remembers the updates that are under way, until the page shows the last of them. */
export function trackUpdates(updates: Promise<unknown>): void {
  latest = updates
}

/** Resolves when the page shows all states of the form that have arrived. Never while updates are held. */
export async function untilUpToDate(): Promise<void> {
  for (let awaited: unknown; awaited !== latest;) {
    awaited = latest
    await latest
  }
}

/** To be called when React has rendered the page again. */
export function rendered(): void {
  for (const resolve of waiting) resolve()
  waiting.clear()
}

/** In ms. */
const maxWait = 2000

/** Resolves with the next rendering: React has the result of an update before it shows it. */
export async function untilRendered(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  waiting.add(resolve)
  const timer = setTimeout(resolve, maxWait)
  await promise
  clearTimeout(timer)
  waiting.delete(resolve)
}
