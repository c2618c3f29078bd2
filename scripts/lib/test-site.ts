import { openSync, rmSync } from 'node:fs'
import path from 'node:path'
import { serverCoverage } from './coverage-folder.mjs'
import { freePort } from './free-port.ts'
import { dataDir } from './paths.mjs'
import { bundlePrograms } from './programs.ts'
import { startServer } from './server.ts'
import { cloneDatabase, copyFiles, demoPasswords, type TestRun } from './test-databases.ts'

const folder = path.join(dataDir, 'test')

/** A running production server with the demo content; `env` passes its address and passwords to the tests. */
export type TestSite = { env: NodeJS.Dict<string>; stop: () => Promise<void> }

/** Starts the built server on a copy of the demo content. */
export async function startTestSite(options: {
  server: string
  run: TestRun
  bundle: string
}): Promise<TestSite> {
  const { server, run, bundle } = options
  const template = await run.ensureTemplate('demo')
  const files = path.join(folder, 'files')
  rmSync(files, { recursive: true, force: true })
  await copyFiles({ template, dataDir: files })
  const url = await cloneDatabase({ server, template, name: `${run.prefix}site` })
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const log = path.join(folder, 'server.log')
  const { stop } = await startServer({
    program: bundlePrograms(bundle).server,
    env: {
      DATABASE_URL: url,
      DATA_DIR: files,
      PAYLOAD_SECRET: 'a-secret-of-the-tests-only',
      PUBLIC_ORIGIN: origin,
      NODE_ENV: 'production',
      // Each test sends its own client address, since rate limits count by address.
      TRUST_PROXY: 'true',
      STOP_DELAY_SECONDS: '0',
      ...serverCoverage,
    },
    address: { port, host: '127.0.0.1' },
    pidFile: path.join(folder, 'server.json'),
    log: openSync(log, 'w'),
  })
  return { env: { ...demoPasswords, SITE_ORIGIN: origin, SERVER_LOG: log }, stop }
}
