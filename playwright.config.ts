import { defineConfig, devices } from '@playwright/test'

const asRoot = process.getuid?.() === 0
const executablePath = process.env.CHROMIUM_PATH

/** Run by `npm test` against a production server of its own; BASE_URL leads to another one. */
export default defineConfig({
  testDir: 'tests/e2e',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: process.env.BASE_URL ?? 'http://localhost:3000',
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // Chromium's sandbox refuses root.
      args: asRoot ? ['--no-sandbox'] : [],
    },
    trace: 'retain-on-failure',
  },
})
