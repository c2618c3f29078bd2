import type { ScannedPage } from './scanned-page'

/** Waits until React has hydrated the page; earlier clicks act as they do without scripts. */
export async function waitForHydration(page: ScannedPage): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main')
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber'))
  })
}
