import puppeteer from 'puppeteer-core'
import { scannedPage, timeout, type Engine } from './engine'
import { programPath } from './programs'

/** A pointer that is fine (2) and can hover (4): without a window Firefox has none. */
const mouse = 6

const preferences = {
  'ui.prefersReducedMotion': 1,
  // Scroll bars take no width on a phone, and not in the other engines.
  'ui.useOverlayScrollbars': 1,
  'ui.primaryPointerCapabilities': mouse,
  'ui.allPointerCapabilities': mouse,
}

/** Starts Firefox, which is driven by WebDriver BiDi. */
export async function startFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: programPath('Firefox'),
    headless: true,
    timeout,
    protocolTimeout: timeout,
    extraPrefsFirefox: preferences,
  })
  const page = await browser.newPage()
  page.setDefaultTimeout(timeout)
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(`${error instanceof Error ? error.message : error} (uncaught)`))
  return {
    name: 'firefox',
    version: await browser.version(),
    page: scannedPage((body) => page.evaluate(`(() => {${body}\n})()`)),
    open: async (address) => void (await page.goto(address)),
    resize: (size) => page.setViewport(size),
    screenshot: async (file) => void (await page.screenshot({ path: file, fullPage: true })),
    takeErrors: async () => errors.splice(0),
    close: () => browser.close(),
  }
}
