import path from 'node:path'
import { bootstrap } from './lib/bootstrap.mjs'
import { dataDir } from './lib/paths.mjs'

// Builds, servers, workers and browsers write their data while it is set.
process.env.COVERAGE_FOLDER = path.join(dataDir, 'test/coverage')

await bootstrap(async () => (await import('./lib/coverage.ts')).measureCoverage(process.argv.slice(2)))
