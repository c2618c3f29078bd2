import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const support = (name: string) => fileURLToPath(new URL(`tests/support/${name}`, import.meta.url))

const resolve = {
  tsconfigPaths: true,
  alias: { 'server-only': support('empty.ts'), 'next/cache': support('next-cache.ts') },
}

export default defineConfig({
  test: {
    projects: [
      { resolve, test: { name: 'unit', include: ['tests/{unit,architecture}/**/*.test.{ts,tsx}'] } },
      {
        resolve,
        test: {
          name: 'int',
          include: ['tests/{int,contract,resilience}/**/*.test.ts'],
          globalSetup: ['tests/support/database.ts'],
          setupFiles: ['tests/support/own-database.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          pool: 'forks',
          maxWorkers: 2,
        },
      },
    ],
  },
})
