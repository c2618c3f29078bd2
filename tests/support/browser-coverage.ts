import { randomUUID } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { coverageFolder } from '../../scripts/lib/coverage-folder.mjs'

/** Writes which code of the product's scripts ran in a page, while `npm run coverage` runs. */
export async function recordCoverage(page: Page, test: () => Promise<void>): Promise<void> {
  if (!coverageFolder) return test()
  await page.coverage.startJSCoverage({ resetOnNavigation: false })
  await test()
  if (page.isClosed()) return
  const entries = await page.coverage.stopJSCoverage()
  const result = entries
    .filter(({ url }) => url.includes('/_next/static/'))
    .map(({ url, scriptId, functions }) => ({ url, scriptId, functions }))
  const folder = path.join(coverageFolder, 'pages')
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, `${randomUUID()}.json`), JSON.stringify({ result }))
}
