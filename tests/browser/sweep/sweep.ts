import type { Page } from '@playwright/test'
import { accessibilityProblems, expectStill } from '../../support/browser-axe'
import { hydrated } from '../../support/browser-hydrated'
import { layoutProblems } from './layout-problems'

/** Desktop, a tablet, the width at which the layouts change, and a phone. */
export const widths = [1440, 1024, 845, 390] as const

/** Opens a page whose scripts run; the offer of another language, a state of its own, is answered. */
export async function load(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('languageNote', 'yes'))
  await page.goto(path)
  await hydrated(page)
}

export async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
}

/** Everything that is wrong with the page at its present width, as sentences; axe looks at a part of it only. */
export async function problemsOf(page: Page, accessibleWithin?: string): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await expectStill(page)
  const layout = await page.evaluate(layoutProblems)
  // Where an address with a fragment has scrolled to, the header covers what is next to it.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  return [...layout, ...(await accessibilityProblems(page, accessibleWithin))]
}

/** Loads the pictures that wait to be scrolled to; gives the addresses of those that cannot be drawn. */
export async function brokenImages(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const images = [...document.images].filter((image) => image.getAttribute('src'))
    for (const image of images) image.loading = 'eager'
    const drawn = await Promise.all(
      images.map((image) =>
        image.decode().then(
          () => true,
          () => false,
        ),
      ),
    )
    return images.filter((image, index) => !drawn[index] && image.checkVisibility()).map(({ src }) => src)
  })
}
