import { afterAll, vi } from 'vitest'
import { hasDatabase, workerSettings } from './own-database.ts'
import { restoreEnvironment } from './environment.ts'
import { resetWorker } from './reset-worker.ts'

/** Runs before the imports of each file of tests with a database: files of a worker share its process. */
Object.assign(process.env, await workerSettings(), {
  PAYLOAD_SECRET: 'a-secret-of-the-tests-only',
  LOG_LEVEL: 'error',
})
const before = { ...process.env }

// Hooks of files run before it.
afterAll(async () => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  restoreEnvironment(before)
  if (hasDatabase()) await resetWorker()
})
