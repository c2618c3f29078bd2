/** Answers of the last moment are reused, so that asking costs the database nothing. */
const reuseFor = 1000
const patience = 3000

type Parts = { isLive: () => boolean; ping: () => Promise<unknown> }

/** Ready: the database answers and every change of content is heard. */
export function createReadiness({ isLive, ping }: Parts): () => Promise<boolean> {
  let askedAt = -Infinity
  let answers: Promise<boolean> = Promise.resolve(false)

  return async function isReady() {
    if (performance.now() - askedAt > reuseFor) {
      askedAt = performance.now()
      answers = Promise.race([ping().then(() => true), tooLate()]).catch(() => false)
    }
    return (await answers) && isLive()
  }
}

function tooLate(): Promise<boolean> {
  return new Promise((resolve) => setTimeout(resolve, patience, false).unref())
}
