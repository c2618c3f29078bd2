import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { resetEnvironment } from './tests/support/environment.ts'

// Done here, since the test processes inherit the environment.
resetEnvironment()

const support = (name: string) => fileURLToPath(new URL(`tests/support/${name}`, import.meta.url))

const resolve = {
  tsconfigPaths: true,
  alias: { 'server-only': support('empty.ts') },
}

const withDatabase = {
  globalSetup: ['tests/support/database.ts'],
  setupFiles: ['tests/support/setup.ts'],
  testTimeout: 120_000,
  hookTimeout: 120_000,
  pool: 'forks' as const,
  maxWorkers: 2,
}

/**
 * These files replace modules or settings that the product reads once, or need a second copy of a module, so each
 * runs in its own process. All others share the processes of their project.
 */
const isolated = {
  int: [
    'tests/contract/golden.test.ts',
    'tests/int/inquiries-attachments.test.ts',
    'tests/int/inquiries-checks.test.ts',
    'tests/int/s3.test.ts',
    'tests/int/staff-second-factor.test.ts',
  ],
  unit: [
    'tests/unit/cms/target-field.test.tsx',
    'tests/unit/server/{count-page-search,incoming-folder,inspect}.test.ts',
  ],
}

export default defineConfig({
  test: {
    silent: 'passed-only',
    // Long enough for a busy machine; no test checks a duration.
    expect: { poll: { timeout: 25_000, interval: 20 } },
    projects: [
      {
        resolve,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          exclude: isolated.unit,
          testTimeout: 30_000,
          isolate: false,
          maxWorkers: 2,
        },
      },
      {
        resolve,
        test: { name: 'unit-isolated', include: isolated.unit, testTimeout: 30_000, maxWorkers: 2 },
      },
      {
        resolve,
        test: {
          ...withDatabase,
          name: 'int',
          include: ['tests/{int,contract,resilience}/**/*.test.ts'],
          exclude: isolated.int,
          isolate: false,
        },
      },
      { resolve, test: { ...withDatabase, name: 'int-isolated', include: isolated.int } },
      {
        resolve,
        test: {
          name: 'http',
          include: ['tests/http/**/*.test.ts'],
          globalSetup: ['tests/support/http-setup.ts'],
          testTimeout: 60_000,
          isolate: false,
          maxWorkers: 2,
        },
      },
      // These start the built server.
      { resolve, test: { ...withDatabase, name: 'built', include: ['tests/built/**/*.test.ts'] } },
    ],
  },
})
