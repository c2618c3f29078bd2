let holders = 0
let free = Promise.resolve()
let release = () => undefined as void
let running: Promise<unknown> = Promise.resolve()

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

/** Runs an update of the page by the server; a new one can be held, but not one that runs. */
export function runUpdate<Result>(update: () => Promise<Result>): Promise<Result> {
  const result = update()
  running = result
  return result
}

/** Resolves when the page shows the update that is under way. */
export async function untilShown(): Promise<void> {
  await running
  // React has the result, but shows it in its own time.
  await nextFrame()
  await nextFrame()
}

const nextFrame = () => new Promise(requestAnimationFrame)
