import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const support = (name: string) => fileURLToPath(new URL(`tests/support/${name}`, import.meta.url))

const resolve = {
  tsconfigPaths: true,
  alias: { 'server-only': support('empty.ts'), 'next/cache': support('next-cache.ts') },
}

const withDatabase = {
  globalSetup: ['tests/support/database.ts'],
  setupFiles: ['tests/support/own-database.ts'],
  testTimeout: 30_000,
  hookTimeout: 60_000,
  pool: 'forks' as const,
  maxWorkers: 2,
}

export default defineConfig({
  test: {
    projects: [
      { resolve, test: { name: 'unit', include: ['tests/{unit,architecture}/**/*.test.{ts,tsx}'] } },
      {
        resolve,
        test: { ...withDatabase, name: 'int', include: ['tests/{int,contract,resilience}/**/*.test.ts'] },
      },
      {
        resolve,
        test: {
          name: 'http',
          include: ['tests/http/**/*.test.ts'],
          globalSetup: ['tests/support/http-setup.ts'],
          isolate: false,
          maxWorkers: 2,
          testTimeout: 30_000,
        },
      },
      // They start the server that has been built.
      { resolve, test: { ...withDatabase, name: 'built', include: ['tests/built/**/*.test.ts'] } },
    ],
  },
})
