import type { Page } from '@playwright/test'
import { expect, test } from '../../support/browser'
import { waitForHydration } from '../../support/browser-hydration'

const selector = (page: Page) => page.getByRole('banner').locator('details[name^="languages-"]')

function stored(page: Page) {
  return page.evaluate(() => ['languages', 'country', 'sitePath'].map((key) => localStorage.getItem(key)))
}

test('the chosen site is remembered as language, country and site path, a Chinese one only there (S1 2.1, 2.3, readings 1)', async ({
  page,
  context,
}) => {
  const site = async () => (await context.cookies()).find(({ name }) => name === 'site')
  await page.goto('/uk')
  expect(await site()).toMatchObject({ value: 'en_UK', path: '/' })
  await page.goto('/en/news')
  await expect(page).toHaveURL('/en/news?lang=en_UK')
  await waitForHydration(page)
  await selector(page).locator('summary').click()
  await selector(page)
    .getByRole('link', { name: /^Français/ })
    .click()
  await expect(page).toHaveURL('/en/news?lang=fr_FR')
  expect(await stored(page)).toEqual(['fr_FR', 'fr_FR', 'en'])
  expect(await site()).toMatchObject({ value: 'fr_FR', path: '/' })

  await page.goto('/zh_CN/news')
  expect(await stored(page)).toEqual(['zh_CN', 'zh_CN', 'zh_CN'])
  await page.goto('/en/news')
  await expect(page).toHaveURL('/en/news?lang=fr_FR')
})

test('the selector opens, moves through its sites and closes by the keyboard (S1 2.3)', async ({ page }) => {
  await page.goto('/en/legal?lang=en_EN')
  await waitForHydration(page)
  const summary = selector(page).locator('summary')
  await summary.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(selector(page).getByRole('link', { name: /English \(US\)/ })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(selector(page).getByRole('list')).toBeHidden()
  await expect(summary).toBeFocused()
})

test.describe('with a French browser', () => {
  test.use({ locale: 'fr-FR' })

  test('the language offer covers nothing, and the banner leaves room for it (readings 3, issue 14)', async ({
    page,
  }) => {
    for (const path of ['/en', '/cn']) {
      for (const [width, height] of [
        [390, 844],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height })
        await page.goto(path)
        const offer = page.locator('[data-site-offer]')
        await expect(offer).toBeVisible()
        const end = await offer.evaluate((element) => element.getBoundingClientRect().bottom)
        const others = page.locator('header, main, aside:not([data-site-offer])').filter({ visible: true })
        const starts = await others.evaluateAll((all) =>
          all.map((element) => element.getBoundingClientRect().top),
        )
        expect(Math.min(...starts), `${path} at ${width}`).toBeGreaterThanOrEqual(end - 1)
        const button = page.locator('main .swiper-slide:not([inert]) article a:not([aria-hidden])').first()
        if (path === '/en') await expect(button).toBeInViewport({ ratio: 1 })
      }
    }
  })

  test('the content does not move when the language offer appears', async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => shifts.push(...list.getEntries().map(valueOfShift))).observe({
        type: 'layout-shift',
        buffered: true,
      })
      function valueOfShift(entry: PerformanceEntry): number {
        return 'value' in entry ? Number(entry.value) : 0
      }
    })
    await page.setViewportSize({ width: 412, height: 823 })
    for (const path of ['/zh_CN/legal', '/en/legal?lang=en_EN']) {
      await page.goto(path)
      await expect(page.locator('[data-site-offer]')).toBeVisible()
      const shifts = await page.evaluate(() => ('shifts' in window ? (window.shifts as number[]) : []))
      // Text that its font replaces moves by less than a hundredth.
      expect(Math.max(0, ...shifts), path).toBeLessThan(0.01)
    }
  })

  test('a site in the language of the browser is offered once and nobody is redirected (readings 3)', async ({
    page,
  }) => {
    await page.goto('/en')
    const note = page.getByText('Ce site existe aussi en français.')
    await expect(note).toBeVisible()
    await expect(page).toHaveURL('/en')
    await page.getByRole('button', { name: 'Non, merci' }).click()
    await expect(note).toBeHidden()
    await page.goto('/en/legal?lang=en_UK')
    await waitForHydration(page)
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(note).toBeHidden()
  })
})
