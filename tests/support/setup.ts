import { afterAll, vi } from 'vitest'
import { hasDatabase, workerEnvironment } from './worker-database.ts'
import { restoreEnvironment } from './environment.ts'
import { resetWorker } from './reset-worker.ts'

/** Runs before the imports of each test file with a database; the files of a worker share its process. */
Object.assign(process.env, await workerEnvironment(), {
  PAYLOAD_SECRET: 'a-secret-of-the-tests-only',
  LOG_LEVEL: 'error',
})
const before = { ...process.env }

// The hooks of the test file run before this one.
afterAll(async () => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  restoreEnvironment(before)
  if (hasDatabase()) await resetWorker()
})
