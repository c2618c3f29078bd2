import path from 'node:path'
import { addressOf, type PageType } from '../../scripts/lib/page-types'
import { brokenImages, checkedPart, problemsOf, toleratedOn, windowOf } from '../browser/layout/scan'
import { waitForHydration } from '../support/browser-hydration'
import type { Engine } from './engine'
import { nameOf } from './options'

type Sweep = { origin: string; siteMap: string[]; widths: number[]; folder: string }

/** Dismisses the language offer, as the tests of the layout do. */
export async function prepare({ page, open }: Engine, origin: string): Promise<void> {
  await open(`${origin}/robots.txt`)
  await page.evaluate(() => localStorage.setItem('languageNote', 'yes'))
}

/** Checks a page at each width and writes its pictures; returns its problems, one line each. */
export async function sweepPage(engine: Engine, type: PageType, sweep: Sweep): Promise<string[]> {
  try {
    return await problemsAtWidths(engine, type, sweep)
  } catch (error) {
    return [`The page could not be checked: ${error instanceof Error ? error.message : error}`]
  }
}

async function problemsAtWidths(
  { page, open, resize, screenshot, takeErrors }: Engine,
  type: PageType,
  { origin, siteMap, widths, folder }: Sweep,
): Promise<string[]> {
  const problems: string[] = []
  await resize(windowOf(widths[0] ?? 1440))
  await takeErrors()
  await open(origin + addressOf(type, siteMap))
  await waitForHydration(page)
  for (const [index, width] of widths.entries()) {
    if (index > 0) await resize(windowOf(width))
    await page.evaluate(scrollThrough)
    const broken = (await brokenImages(page)).map((address) => `The picture ${address} cannot be drawn`)
    const found = [...(await problemsOf(page, checkedPart(type.page, index))), ...broken]
    problems.push(...found.map((problem) => `${width} px: ${problem}`))
    await screenshot(path.join(folder, `${nameOf(type)}-${width}.png`))
  }
  const errors = (await takeErrors()).filter(
    (error) => !toleratedOn(type.page).some((pattern) => pattern.test(error)),
  )
  return [...problems, ...errors.map((error) => `Console: ${error}`)]
}

/** Runs in the page: what is loaded when it comes near the window is loaded. */
async function scrollThrough(): Promise<void> {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
    scrollTo({ top, behavior: 'instant' })
    // Observers of the viewport are called after a frame.
    await nextFrame()
    await nextFrame()
  }
  scrollTo({ top: 0, behavior: 'instant' })
}
