import type { Page } from '@playwright/test'
import type { PageName } from '@/addresses/table'
import { accessibilityProblems, waitForAnimations } from '../../support/browser-axe'
import { waitForHydration } from '../../support/browser-hydration'
import type { ScannedPage } from '../../support/scanned-page'
import { layoutProblems } from './layout-problems'

/** Desktop, a tablet, the width at which the layouts change, and a phone. */
export const widths = [1440, 1024, 845, 390] as const

/** A window of one of the widths. */
export function windowOf(width: number): { width: number; height: number } {
  return { width, height: width === 390 ? 844 : 900 }
}

/** Opens a page and waits for its scripts; dismisses the language offer, which is a separate state. */
export async function load(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('languageNote', 'yes'))
  await page.goto(path)
  await waitForHydration(page)
}

export async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize(windowOf(width))
}

/** The errors of the console that a page may have: the example of the viewer is a document that does not exist. */
export function toleratedOn(page: PageName): RegExp[] {
  return page === 'pdf' ? [/404/] : []
}

/**
 * The part of a page that axe checks at the width of this index. Header and footer are the same on all pages: they are
 * checked once on each, and at each width on the home page.
 */
export function checkedPart(page: PageName, index: number): string {
  return index === 0 || page === 'home' ? 'html' : 'main'
}

/** All problems of the page at its current width, as sentences; axe checks only a part of it. */
export async function problemsOf(page: ScannedPage, accessibleWithin?: string): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await waitForAnimations(page)
  const layout = await page.evaluate(layoutProblems)
  // After scrolling to a fragment the header covers content.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  return [...layout, ...(await accessibilityProblems(page, accessibleWithin))]
}

/** Loads lazy pictures; returns the addresses of broken ones. */
export async function brokenImages(page: ScannedPage): Promise<string[]> {
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
