import path from 'node:path'
import { ensureBundle } from './build.ts'
import { ensureChromium } from './chromium.ts'
import { startDatabase } from './embedded-database.ts'
import { acquireLock } from './file-lock.mjs'
import type { CleanupTasks } from './open-database.ts'
import { dataDir } from './paths.mjs'
import { UserError } from './user-error.mjs'
import { beginTestRun } from './test-databases.ts'
import { startTestSite } from './test-site.ts'

/** Separate from the bundle of a running site. */
export const testBundle = path.join(dataDir, 'test/dist')

export type Resources = ReturnType<typeof testResources>

/** What tests need to run. Each resource is created when first used; its clean-up is registered. */
export function testResources(cleanup: CleanupTasks) {
  const database = once(async () => {
    const { url, stop } = await startDatabase({ dir: path.join(dataDir, 'test/postgres'), throwaway: true })
    cleanup.push(stop)
    return url
  })
  const run = once(async () => {
    const testRun = await beginTestRun(await database())
    cleanup.push(testRun.end)
    return testRun
  })
  const build = once(async () => {
    cleanup.push(acquireTestLock())
    await ensureBundle(testBundle)
    return testBundle
  })
  const site = once(async () => {
    await build()
    const started = await startTestSite({ server: await database(), run: await run(), bundle: testBundle })
    cleanup.push(started.stop)
    return started.env
  })
  const demoContent = async () => (await run()).ensureTemplate('demo')
  return { database, demoContent, build, site, chromium: once(ensureChromium) }
}

function once<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | undefined
  return () => (made ??= make())
}

/** The bundle and the stored files of the site under test are shared by all runs of a checkout. */
function acquireTestLock(): () => void {
  const lock = acquireLock(path.join(dataDir, 'test.lock'))
  if ('release' in lock) return lock.release
  throw new UserError(
    `Process ${lock.heldBy} is already running tests in this checkout: wait until it has finished.`,
  )
}
