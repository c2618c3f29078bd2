import { addressesIn, addressOf, pageTypes } from '../../../scripts/lib/page-types'
import { expect, test } from '../../support/browser'
import { brokenImages, checkedPart, load, problemsOf, resize, toleratedOn, widths } from './scan'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const pageType of pageTypes) {
  const { page: name, layout, site } = pageType
  test(`the page ${name} of the ${layout} layout is accessible and fits at every width (${site})`, async ({
    page,
    tolerated,
  }) => {
    tolerated.push(...toleratedOn(name))
    const siteMap = await (await page.request.get('/sitemap.xml')).text()
    await load(page, addressOf(pageType, addressesIn(siteMap)))
    const found: Record<number, string[]> = {}
    for (const [index, width] of widths.entries()) {
      await resize(page, width)
      found[width] = await problemsOf(page, checkedPart(name, index))
    }
    expect(found, 'problems at each width').toEqual(Object.fromEntries(widths.map((width) => [width, []])))
    expect(await brokenImages(page), 'pictures that cannot be drawn').toEqual([])
  })
}
