import { chromium } from '@playwright/test'
import { ensureChromium } from './lib/chromium.ts'
import { writeGuidePictures } from './screenshots/guide.ts'
import { writeHomePages } from './screenshots/home-pages.ts'

/**
 * Writes the pictures of the documents from a running site with demo content, all of them or those of the names:
 * npm run screenshots -- http://localhost:3000 preview trash
 */
const [origin = `http://localhost:${process.env.PORT ?? 3000}`, ...names] = process.argv.slice(2)

const executablePath = await ensureChromium()
const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
const browser = await chromium.launch({ executablePath, args })
try {
  if (names.length === 0 || names.includes('sites')) await writeHomePages(browser, origin)
  await writeGuidePictures(browser, { origin, names })
} finally {
  await browser.close()
}
