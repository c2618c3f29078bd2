import { existsSync } from 'node:fs'
import { defineConfig, devices } from '@playwright/test'

const systemBrowsers = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']
const executablePath = process.env.CHROMIUM_PATH ?? systemBrowsers.find((file) => existsSync(file))

/** Browser tests against a running production server with demo content; `npm test` starts it and names it here. */
export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '**/*.test.ts',
  globalSetup: './tests/support/browser-setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // A slow machine may trip a test once; the closing line of `npm test` says how many needed it.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'line',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: process.env.SITE_ORIGIN ?? 'http://localhost:3000',
    viewport: { width: 1440, height: 900 },
    trace: 'on-first-retry',
    launchOptions: { executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] },
  },
  // The visitors' time zones are none in which the pages are made.
  projects: [
    { name: 'zh', testDir: 'tests/browser/zh', use: { locale: 'zh-CN', timezoneId: 'Asia/Urumqi' } },
    { name: 'intl', testDir: 'tests/browser/intl', use: { locale: 'en', timezoneId: 'America/Los_Angeles' } },
    { name: 'admin', testDir: 'tests/browser/admin', use: { locale: 'en-GB' } },
    // They change what every page shows, so they run when the others have ended.
    { name: 'settings', testDir: 'tests/browser/settings', dependencies: ['zh', 'intl', 'admin'] },
  ],
})
