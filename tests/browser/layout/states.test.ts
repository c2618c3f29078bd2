import type { Page } from '@playwright/test'
import { expect, test } from '../../support/browser'
import { states } from './states'
import { load, problemsOf, resize, widths as allWidths } from './scan'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const {
  name,
  path,
  open,
  part,
  asDistributor,
  widths = allWidths,
  reopen,
  tolerated: expected = [],
} of states) {
  test(`${name} is accessible and fits at every width`, async ({
    page,
    content,
    tolerated,
    newDistributor,
    baseURL,
  }) => {
    tolerated.push(...expected)
    if (asDistributor) {
      const request = { data: await newDistributor(), headers: { origin: baseURL ?? '' } }
      const response = await page.request.post('/distributor/sign-in', request)
      expect(await response.json()).toEqual({ state: 'in' })
    }
    await load(page, typeof path === 'string' ? path : await path(content))
    const found: Record<number, string[]> = {}
    for (const [index, width] of widths.entries()) {
      await resize(page, width)
      if (index === 0 || reopen) await open(page)
      // The rest of the page is checked by the tests of the pages.
      found[width] = await problemsOf(page, part ?? (await partOf(page)))
    }
    expect(found, 'problems at each width').toEqual(Object.fromEntries(widths.map((width) => [width, []])))
  })
}

/** The part that a state changes: the dialog that it opens, or the content of the page. */
async function partOf(page: Page): Promise<string> {
  const dialog = 'dialog:modal'
  return (await page.locator(dialog).count()) > 0 ? dialog : 'main'
}
