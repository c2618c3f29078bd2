import { existsSync } from 'node:fs'
import { defineConfig, devices } from '@playwright/test'

const systemBrowsers = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']
const executablePath = process.env.CHROMIUM_PATH ?? systemBrowsers.find((file) => existsSync(file))

// Playwright scrolls to what it presses, and a smooth scroll takes most of a second.
const args = ['--disable-smooth-scrolling', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])]

/** The results of failed tests: screenshots, traces and the server's log. */
const outputDir = '.data/test/browser-results'

/** Browser tests against a running production server with demo content; `npm test` starts it and names it here. */
export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '**/*.test.ts',
  globalSetup: './tests/support/browser-setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  outputDir,
  // Long enough for a busy machine: nothing waits for them but what fails.
  timeout: 180_000,
  expect: { timeout: 45_000 },
  reporter: 'line',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: process.env.SITE_ORIGIN,
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    // Actions, requests and the console; pictures of each step would take most of a test's time. --trace=on has them.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    launchOptions: { executablePath, args },
  },
  // The visitors' time zones are none in which the pages are made.
  projects: [
    { name: 'zh', testDir: 'tests/browser/zh', use: { locale: 'zh-CN', timezoneId: 'Asia/Urumqi' } },
    { name: 'intl', testDir: 'tests/browser/intl', use: { locale: 'en', timezoneId: 'America/Los_Angeles' } },
    { name: 'sweep', testDir: 'tests/browser/sweep' },
    { name: 'admin', testDir: 'tests/browser/admin', use: { locale: 'en-GB' } },
    // They change settings that every page shows, so they run one by one when the others have ended.
    {
      name: 'settings',
      testDir: 'tests/browser/settings',
      dependencies: ['zh', 'intl', 'sweep', 'admin'],
      fullyParallel: false,
      workers: 1,
    },
  ],
})
