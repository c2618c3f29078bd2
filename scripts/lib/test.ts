import path from 'node:path'
import { ensureBuild } from './build.ts'
import { runPlaywright, startTestSite } from './browser-tests.ts'
import { runChecks } from './check.ts'
import { ensureChromium } from './chromium.ts'
import { startDatabase } from './embedded-database.ts'
import { takeLock } from './lock.mjs'
import { runPart } from './parts.ts'
import { dataDir } from './places.mjs'
import { Problem } from './problem.mjs'
import { print, seconds } from './steps.mjs'
import { sum, toLine, type Tally } from './tally.ts'
import { runVitest } from './vitest.ts'

/** Its own, so that a running site and a dev server keep theirs. */
const distDir = '.next-test'

type Cleaning = (() => Promise<void> | void)[]

/** Runs every test there is and closes with one line over all of them; resolves to the exit code. */
export async function test(): Promise<number> {
  const began = performance.now()
  const cleaning: Cleaning = []
  try {
    const tally = sum(await runEverything(cleaning))
    print(`  Everything took ${seconds(performance.now() - began)}`)
    print(toLine(tally))
    return tally.failed > 0 ? 1 : 0
  } finally {
    for (const clean of cleaning.reverse()) await clean()
  }
}

async function runEverything(cleaning: Cleaning): Promise<Tally[]> {
  cleaning.push(takeTestLock())
  const chromium = await ensureChromium()
  const database = await startDatabase({ dir: path.join(dataDir, 'test/postgres'), throwaway: true })
  cleaning.push(database.stop)
  const checks = await runChecks()
  const integration = await runPart({
    name: 'integration and contract tests',
    run: () => runVitest({ project: 'int', env: { TEST_DATABASE_URL: database.url } }),
  })
  const built = await runPart({
    name: 'tests that kill the built server',
    run: async () => {
      await ensureBuild({ distDir })
      const env = { TEST_DATABASE_URL: database.url, NEXT_DIST_DIR: distDir }
      return runVitest({ project: 'built', env })
    },
  })
  const browser = await runPart({
    name: 'browser tests',
    run: async () => {
      await ensureBuild({ distDir })
      const site = await startTestSite({ database, distDir })
      cleaning.push(site.stop)
      return runPlaywright({ site, chromium })
    },
  })
  return [checks, integration, built, browser]
}

function takeTestLock(): () => void {
  const lock = takeLock(path.join(dataDir, 'test.lock'))
  if ('release' in lock) return lock.release
  throw new Problem(`The tests already run in this checkout, in process ${lock.heldBy}: wait for them.`)
}
