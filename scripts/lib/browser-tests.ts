import { mkdirSync, openSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { recreateDatabase, ensureMigrated, ensureSeeded } from './content.ts'
import { freePort, type EmbeddedDatabase } from './embedded-database.ts'
import type { Outcome } from './parts.ts'
import { dataDir } from './places.mjs'
import { run } from './run.mjs'
import { draw } from './secrets.ts'
import { startServer, type Server } from './server.ts'
import { seedEnvironment } from './sign-ins.ts'
import { readTally } from './tally.ts'
import { tool } from './tools.ts'
import { outcome } from './vitest.ts'

const folder = path.join(dataDir, 'test')
const log = path.join(folder, 'server.log')

/** A production server with demo content of its own. */
export type TestSite = { origin: string; url: string; passwords: NodeJS.Dict<string>; stop: Server['stop'] }

export async function startTestSite({
  database,
  distDir,
}: {
  database: EmbeddedDatabase
  distDir: string
}): Promise<TestSite> {
  const files = path.join(folder, 'files')
  rmSync(files, { recursive: true, force: true })
  mkdirSync(files, { recursive: true })
  const url = await recreateDatabase({ urlOf: database.urlOf, name: 'browser' })
  const passwords = seedEnvironment()
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const env = {
    DATABASE_URL: url,
    DATA_DIR: files,
    PAYLOAD_SECRET: draw(32),
    PUBLIC_ORIGIN: origin,
    NODE_ENV: 'production',
    // Each test comes from a network of its own.
    TRUST_PROXY: 'true',
  }
  await ensureMigrated({ url, env })
  await ensureSeeded({ url, env, empty: false, passwords: () => passwords })
  const server = await startServer({
    env: { ...env, NEXT_DIST_DIR: distDir },
    address: { port, host: '127.0.0.1' },
    note: path.join(folder, 'server.json'),
    log: openSync(log, 'w'),
  })
  return { origin, url, passwords, stop: server.stop }
}

/** Runs Playwright against a site that is up. */
export async function runPlaywright({
  site,
  chromium,
}: {
  site: TestSite
  chromium: string | undefined
}): Promise<Outcome> {
  const report = path.join(folder, 'browser.json')
  rmSync(report, { force: true })
  const env = {
    ...site.passwords,
    SITE_ORIGIN: site.origin,
    DATABASE_URL: site.url,
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  }
  const args = [tool('@playwright/test', 'playwright'), 'test', '--reporter=dot,json']
  const { ok, output } = await outcome(() => run(process.execPath, args, { env }))
  return { tally: readTally({ report, runner: 'playwright', ok }), output: `${output}\n${serverLog()}` }
}

/** The end of what the server wrote. */
function serverLog(): string {
  return readFileSync(log, 'utf8').slice(-5_000)
}
