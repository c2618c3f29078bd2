import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { forgetShell } from './tests/support/environment.ts'

// Here, since the processes of the tests inherit it.
forgetShell()

const support = (name: string) => fileURLToPath(new URL(`tests/support/${name}`, import.meta.url))

const resolve = {
  tsconfigPaths: true,
  alias: { 'server-only': support('empty.ts'), 'next/cache': support('next-cache.ts') },
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
 * These replace modules or settings that the product reads once, or need a second copy of a module: each has a
 * process of its own. All others share the processes of their project.
 */
const isolated = {
  int: [
    'tests/contract/golden.test.ts',
    'tests/int/{company,products,support}-invalidation.test.ts',
    'tests/int/request-attachments.test.ts',
    'tests/int/requests-taken.test.ts',
    'tests/int/s3.test.ts',
  ],
  unit: ['tests/unit/server/{count-visit,incoming,inspect}.test.ts'],
}

export default defineConfig({
  test: {
    silent: 'passed-only',
    // Not a limit of time that tests check: a busy machine may take as long.
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
      // They start the server that has been built.
      { resolve, test: { ...withDatabase, name: 'built', include: ['tests/built/**/*.test.ts'] } },
    ],
  },
})
