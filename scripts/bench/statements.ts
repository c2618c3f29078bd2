import { spawn } from 'node:child_process'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { openCountingProxy } from '../lib/counting-proxy'
import { startDatabase } from '../lib/embedded-database'
import { freePort } from '../lib/free-port'
import { childEnvironment } from '../lib/environment.mjs'
import { countPageStatements } from '../lib/page-statements'
import { bundleFolder, dataDir } from '../lib/paths.mjs'
import { bundlePrograms } from '../lib/programs'
import { readSecrets } from '../lib/secrets'
import { statementBudgetOf } from '../lib/statement-budgets'

/**
 * The SQL statements of uncached pages of each type, beside their budgets. Needs a build and a filled database, as
 * `npm start` leaves them, and Node 24: npm run bench:statements
 */
const [bundle = bundleFolder] = process.argv.slice(2)

const database = process.env.DATABASE_URL
  ? null
  : await startDatabase({ dir: path.join(dataDir, 'postgres') })
const proxy = await openCountingProxy(database?.url ?? process.env.DATABASE_URL ?? '')
const port = await freePort()
const origin = `http://localhost:${port}`
const server = spawn(process.execPath, bundlePrograms(bundle).server, {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: childEnvironment({
    DATABASE_URL: proxy.url,
    DATA_DIR: dataDir,
    NODE_ENV: 'production',
    PORT: String(port),
    ...readSecrets(dataDir),
  }),
})
try {
  while (!(await fetch(`${origin}/readyz`).catch(() => null))?.ok) await delay(200)
  await print()
} finally {
  server.kill('SIGTERM')
  await new Promise((resolve) => server.once('exit', resolve))
  await proxy.close()
  await database?.stop()
}

async function print(): Promise<void> {
  for (const { counts, ...type } of await countPageStatements({ origin, count: proxy.count })) {
    const budget = statementBudgetOf(type)
    const numbers = counts.map((count) => String(count).padStart(3)).join(' ')
    const isOver = Math.max(...counts) > budget
    console.log(
      `${`${type.layout} ${type.page}`.padEnd(32)} ${numbers.padEnd(12)} of ${budget}${isOver ? ', too many' : ''}`,
    )
  }
}
