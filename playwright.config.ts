import { existsSync } from 'node:fs'
import { defineConfig, devices } from '@playwright/test'

const systemBrowsers = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']
const executablePath = process.env.CHROMIUM_PATH ?? systemBrowsers.find((file) => existsSync(file))

// Playwright scrolls to the elements it clicks; a smooth scroll takes most of a second.
const args = ['--disable-smooth-scrolling', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])]

/** Screenshots, traces and server logs of failed tests. */
const outputDir = '.data/test/browser-results'

/** Browser tests against a running production server with demo content, which `npm test` starts (SITE_ORIGIN). */
export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '**/*.test.ts',
  globalSetup: './tests/support/browser-setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  outputDir,
  // Long enough for a busy machine; only failing tests wait that long.
  timeout: 180_000,
  expect: { timeout: 45_000 },
  reporter: 'line',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: process.env.SITE_ORIGIN,
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    // Actions, requests and the console. Snapshots would take most of a test's time; --trace=on includes them.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    launchOptions: { executablePath, args },
  },
  // Time zones differ from the server's, so that wrong conversions show.
  projects: [
    { name: 'zh', testDir: 'tests/browser/zh', use: { locale: 'zh-CN', timezoneId: 'Asia/Urumqi' } },
    { name: 'intl', testDir: 'tests/browser/intl', use: { locale: 'en', timezoneId: 'America/Los_Angeles' } },
    { name: 'layout', testDir: 'tests/browser/layout' },
    { name: 'admin', testDir: 'tests/browser/admin', use: { locale: 'en-GB' } },
    // These change settings that every page shows, so they run serially after all others.
    {
      name: 'settings',
      testDir: 'tests/browser/settings',
      dependencies: ['zh', 'intl', 'layout', 'admin'],
      fullyParallel: false,
      workers: 1,
    },
  ],
})
