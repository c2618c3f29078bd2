import { afterAll, vi } from 'vitest'
import { hasDatabase, workerSettings } from './own-database.ts'
import { registerCms } from '@/server/cms'
import { restoreEnvironment } from './environment.ts'
import { resetWorker } from './reset-worker.ts'

/** Runs before the imports of each file of tests with a database: files of a worker share its process. */
Object.assign(process.env, await workerSettings(), {
  PAYLOAD_SECRET: 'a-secret-of-the-tests-only',
  LOG_LEVEL: 'error',
})
registerCms(async () => {
  const { workerCms } = await import('./cms.ts')
  return workerCms()
})
const before = { ...process.env }

// Hooks of files run before it.
afterAll(async () => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  restoreEnvironment(before)
  if (hasDatabase()) await resetWorker()
})
