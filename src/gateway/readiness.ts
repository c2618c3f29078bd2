/** Recent results are reused, so that probes do not load the database. */
const reuseMs = 1000
const timeoutMs = 3000

type Checks = { isLive: () => boolean; ping: () => Promise<unknown> }

/** Ready means that the database responds and that the LISTEN connection for content changes is up. */
export function createReadiness({ isLive, ping }: Checks): () => Promise<boolean> {
  let checkedAt = -Infinity
  let result: Promise<boolean> = Promise.resolve(false)

  return async function isReady() {
    if (performance.now() - checkedAt > reuseMs) {
      checkedAt = performance.now()
      result = Promise.race([ping().then(() => true), timeout()]).catch(() => false)
    }
    return (await result) && isLive()
  }
}

function timeout(): Promise<boolean> {
  return new Promise((resolve) => setTimeout(resolve, timeoutMs, false).unref())
}
