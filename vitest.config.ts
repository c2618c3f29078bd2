import tsconfigPaths from 'vite-tsconfig-paths'
import { defineConfig } from 'vitest/config'

const serverOnly = { 'server-only': new URL('tests/support/empty.ts', import.meta.url).pathname }

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [tsconfigPaths()],
        resolve: { alias: serverOnly },
        test: { name: 'unit', include: ['tests/{unit,architecture}/**/*.test.{ts,tsx}'] },
      },
      {
        plugins: [tsconfigPaths()],
        resolve: { alias: serverOnly },
        test: {
          name: 'int',
          include: ['tests/{int,contract,resilience}/**/*.test.ts'],
          globalSetup: ['tests/support/database.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          pool: 'forks',
          maxWorkers: 2,
        },
      },
    ],
  },
})
