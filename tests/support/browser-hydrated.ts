import type { Page } from '@playwright/test'

/** Waits until the page's scripts hear its buttons; what is pressed earlier acts as it does without scripts. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main')
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber'))
  })
}
