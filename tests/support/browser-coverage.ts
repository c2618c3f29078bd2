import { randomUUID } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { coverageFolder } from '../../scripts/lib/coverage-folder.mjs'

const counted = new WeakSet<Page>()

/** Counts which code of the product's scripts runs in a page, while `npm run coverage` runs. */
export async function startCoverage(page: Page): Promise<void> {
  if (!coverageFolder) return
  await page.coverage.startJSCoverage({ resetOnNavigation: false })
  counted.add(page)
}

/** Writes what a page counted; a page that is closed before has lost it. */
export async function writeCoverage(page: Page): Promise<void> {
  if (!coverageFolder || !counted.delete(page) || page.isClosed()) return
  const entries = await page.coverage.stopJSCoverage()
  const result = entries
    .filter(({ url }) => url.includes('/_next/static/'))
    .map(({ url, scriptId, functions }) => ({ url, scriptId, functions }))
  const folder = path.join(coverageFolder, 'pages')
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, `${randomUUID()}.json`), JSON.stringify({ result }))
}
