import type { Page } from '@playwright/test'

/** Waits until React has hydrated the page; earlier clicks act as they do without scripts. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main')
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber'))
  })
}
