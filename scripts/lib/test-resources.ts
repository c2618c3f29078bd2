import path from 'node:path'
import { ensureBuild } from './build.ts'
import { ensureChromium } from './chromium.ts'
import { startDatabase } from './embedded-database.ts'
import { takeLock } from './lock.mjs'
import type { Cleaning } from './open-database.ts'
import { dataDir } from './places.mjs'
import { Problem } from './problem.mjs'
import { beginTestRun } from './test-databases.ts'
import { startTestSite } from './test-site.ts'

/** Its own, so that a running site and a development server keep theirs. */
const distDir = '.next-test'

export type Resources = ReturnType<typeof testResources>

/** What tests need to run. Each is made when it is first asked for, and `cleaning` ends it. */
export function testResources(cleaning: Cleaning) {
  const database = once(async () => {
    const { url, stop } = await startDatabase({ dir: path.join(dataDir, 'test/postgres'), throwaway: true })
    cleaning.push(stop)
    return url
  })
  const run = once(async () => {
    const begun = await beginTestRun(await database())
    cleaning.push(begun.end)
    return begun
  })
  const build = once(async () => {
    cleaning.push(takeTestLock())
    await ensureBuild({ distDir })
    return distDir
  })
  const site = once(async () => {
    await build()
    const started = await startTestSite({ server: await database(), run: await run(), distDir })
    cleaning.push(started.stop)
    return started.env
  })
  const demoContent = async () => (await run()).ensureTemplate('demo')
  return { database, demoContent, build, site, chromium: once(ensureChromium) }
}

function once<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | undefined
  return () => (made ??= make())
}

/** The build and the stored files of the site under test are one for each checkout. */
function takeTestLock(): () => void {
  const lock = takeLock(path.join(dataDir, 'test.lock'))
  if ('release' in lock) return lock.release
  throw new Problem(`Tests already run in this checkout, in process ${lock.heldBy}: wait for them to end.`)
}
