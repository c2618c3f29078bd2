/** Recent results are reused, so that probes do not load the database. */
const reuseMs = 1000
const timeoutMs = 3000

type Checks = { isLive: () => boolean; ping: () => Promise<unknown> }

export type Readiness = {
  /** The database responds and the LISTEN connection for content changes is up. */
  isReady: () => Promise<boolean>
  /** The last known state of the database; asks again in the background. */
  databaseResponds: () => boolean
}

export function createReadiness({ isLive, ping }: Checks): Readiness {
  let checkedAt = -Infinity
  let lastResult = true
  let result: Promise<boolean> = Promise.resolve(lastResult)

  function check(): Promise<boolean> {
    if (performance.now() - checkedAt > reuseMs) {
      checkedAt = performance.now()
      result = Promise.race([ping().then(() => true), timeout()])
        .catch(() => false)
        .then((responds) => (lastResult = responds))
    }
    return result
  }

  return {
    isReady: async () => (await check()) && isLive(),
    databaseResponds: () => {
      void check()
      return lastResult
    },
  }
}

function timeout(): Promise<boolean> {
  return new Promise((resolve) => setTimeout(resolve, timeoutMs, false).unref())
}
