import { randomUUID } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import type { Profiler } from 'node:inspector'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { coverageFolder } from '../../scripts/lib/coverage-folder.mjs'

/** Ends the counting in a page and returns what was counted. */
type Finish = () => Promise<Profiler.ScriptCoverage[]>

const interval = 500
const counted = new WeakMap<Page, Finish>()

/** Counts which code of the product's scripts runs in a page, while `npm run coverage` runs. */
export async function startCoverage(page: Page): Promise<void> {
  if (!coverageFolder) return
  const session = await page.context().newCDPSession(page)
  await session.send('Profiler.enable')
  await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
  const scripts: Profiler.ScriptCoverage[] = []
  // Returns the counts since the last call.
  const take = async () => {
    const { result } = await session.send('Profiler.takePreciseCoverage')
    scripts.push(...result.filter(({ url }) => url.includes('/_next/static/')))
  }
  // A document that is left loses its counts, so they are taken while it is shown.
  const timer = setInterval(() => void take().catch(() => clearInterval(timer)), interval)
  counted.set(page, async () => {
    clearInterval(timer)
    await take()
    return scripts
  })
}

/** Writes what a page counted. */
export async function writeCoverage(page: Page): Promise<void> {
  const finish = counted.get(page)
  if (!coverageFolder || !finish) return
  counted.delete(page)
  const result = await finish()
  const folder = path.join(coverageFolder, 'pages')
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, `${randomUUID()}.json`), JSON.stringify({ result }))
}
