import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../support/browser'
import { waitForHydration } from '../../support/browser-hydration'

const carousel = (page: Page) => page.locator('main section[aria-roledescription="carousel"]').first()
const shown = (page: Page) => carousel(page).locator('.swiper-slide:not([inert])')

/** Whether a click on the centre of a control hits it, without scrolling. */
function isClickable(control: Locator): Promise<boolean> {
  return control.evaluate((element) => {
    const { top, right, bottom, left } = element.getBoundingClientRect()
    const met = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    const inside = top >= 0 && left >= 0 && bottom <= innerHeight && right <= document.body.clientWidth
    return inside && element.contains(met)
  })
}

/** The overlapping parts of a slide and controls of the carousel. */
function overlaps(page: Page): Promise<string[]> {
  return carousel(page).evaluate((section) => {
    // The line height of a large figure is below its font size: use the height of the paragraph and the width of the text.
    const boxOf = (element: Element) => {
      // The margins of a product's picture are transparent and may be outside its frame.
      if (element.tagName === 'PICTURE') return element.getBoundingClientRect()
      const range = document.createRange()
      range.selectNodeContents(element)
      const { left, right } = range.getBoundingClientRect()
      const inner = [...element.querySelectorAll('p, a, button, img')].filter((one) => one.checkVisibility())
      const rects = (inner.length > 0 ? inner : [element]).map((one) => one.getBoundingClientRect())
      const top = Math.min(...rects.map((rect) => rect.top))
      return { left, right, top, bottom: Math.max(...rects.map((rect) => rect.bottom)) }
    }
    const controls = [...section.children].slice(1)
    return [...section.querySelectorAll('article')].flatMap((slide) => {
      const [content] = slide.children
      const parts = [...(content?.children ?? []), ...controls].filter(
        ({ textContent, tagName }) => textContent || tagName === 'PICTURE',
      )
      return parts.flatMap((one, index) =>
        parts.slice(index + 1).flatMap((other) => {
          const [a, b] = [boxOf(one), boxOf(other)]
          const apart =
            a.bottom <= b.top + 1 || b.bottom <= a.top + 1 || a.right <= b.left + 1 || b.right <= a.left + 1
          return apart
            ? []
            : [`${one.className} ${JSON.stringify(a)} and ${other.className} ${JSON.stringify(b)}`]
        }),
      )
    })
  })
}

const windows = [
  { width: 1280, height: 720 },
  { width: 1366, height: 768 },
  { width: 1536, height: 864 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
  { width: 390, height: 844 },
  { width: 360, height: 640 },
]

test('both buttons of the first banner can be pressed without scrolling in every window (S1 2.7, issue 14)', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of ['/en', '/fr']) {
    await page.goto(path)
    await waitForHydration(page)
    const buttons = shown(page).locator('article :is(a:not([aria-hidden]), button):visible')
    await expect(buttons).toHaveCount(2)
    for (const size of windows) {
      await page.setViewportSize(size)
      for (const button of await buttons.all())
        await expect.poll(() => isClickable(button), `${path} ${size.width}x${size.height}`).toBe(true)
    }
  }
})

test('above 844 px the banner is as high as the window (S1 9)', async ({ page }) => {
  await page.goto('/en')
  for (const size of windows.filter(({ width }) => width > 844)) {
    await page.setViewportSize(size)
    const height = () => carousel(page).evaluate((element) => element.getBoundingClientRect().height)
    await expect.poll(height, `${size.width}x${size.height}`).toBe(size.height)
  }
})

test('no texts, figures or controls of a banner overlap at any width from 360 to 2560 (issue 14)', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of ['/en', '/es', '/fr']) {
    await page.goto(path)
    for (const width of [360, 480, 640, 844, 845, 1000, 1181, 1280, 1366, 1600, 1920, 2240, 2560]) {
      await page.setViewportSize({ width, height: Math.round(Math.max(640, width * 0.5625)) })
      // The carousel sets the width of its slides in script, a frame after the window has changed.
      await expect.poll(() => overlaps(page), `${path} at ${width}`).toEqual([])
      const logo = page
        .getByRole('banner')
        .getByRole('link', { name: /^Norvane Biomedical/ })
        .first()
      const cut = await logo.evaluate((link) => link.scrollWidth - link.clientWidth)
      expect(cut, `the logo of ${path} at ${width}`).toBeLessThanOrEqual(0)
    }
  }
})
