import type { Page } from '@playwright/test'
import { animationStates, finishSlide } from '../../support/browser-carousel'
import { expect, test } from '../../support/browser'
import { waitForHydration } from '../../support/browser-hydration'

const carousel = (page: Page) => page.getByRole('region', { name: '焦点图', exact: true })
const shown = (page: Page) => carousel(page).locator('.swiper-slide:not([inert])')
const tabs = (page: Page) => carousel(page).getByRole('list').getByRole('button')
const news = (page: Page) => page.getByRole('region', { name: '新闻中心', exact: true })
const history = (page: Page) => page.getByRole('region', { name: '发展历程', exact: true })
const figures = (page: Page) => page.getByRole('region', { name: '关键数据', exact: true })
const videoDialog = (page: Page) =>
  page.getByRole('dialog', { name: '从取样到使用，温度全程有记录', exact: true })

test('the banners fill the window, change every 3000 ms, and a named line shows its slide (S1 2.6)', async ({
  page,
}) => {
  await page.goto('/zh_CN')
  await waitForHydration(page)
  const box = await carousel(page).boundingBox()
  expect(box?.height).toBeGreaterThanOrEqual(850)
  await expect(shown(page).getByRole('heading')).toBeVisible()
  await expect(shown(page).getByRole('img')).toBeVisible()
  await expect(shown(page).getByRole('link')).toBeVisible()
  // The mouse on the carousel pauses its timer, so only the test changes the slide.
  await carousel(page).hover()
  const place = () =>
    tabs(page).evaluateAll((buttons) => buttons.findIndex((button) => button.hasAttribute('aria-current')))
  const line = carousel(page).getByRole('list')
  await expect.poll(() => animationStates(line)).toEqual(['paused'])
  const first = await place()
  for (let turn = 1; turn <= 5; turn += 1) {
    await expect.poll(() => finishSlide(line)).toEqual([3000])
    await expect(tabs(page).nth((first + turn) % 5)).toHaveAttribute('aria-current', 'true')
  }
  await tabs(page).filter({ hasText: '血液安全' }).click()
  await expect(shown(page).getByRole('heading')).toHaveText('全天供血，负载温度保持 2–6 °C')
})

test('the video of a banner plays in a dialog of 580 px; Escape stops it and the focus returns to its button (S1 2.6, 9, WCAG 2.1.2)', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/zh_CN')
  await waitForHydration(page)
  const button = shown(page).getByRole('button', { name: '播放宣传片', exact: true })
  await button.click()
  await expect(videoDialog(page)).toBeVisible()
  await expect(videoDialog(page)).toHaveCSS('width', '580px')
  await expect(videoDialog(page).locator('video')).toHaveAttribute('src', /\.mp4$/)
  await page.keyboard.press('Escape')
  await expect(videoDialog(page)).toBeHidden()
  await expect(page.locator('dialog video')).toHaveCount(0)
  await expect(button).toBeFocused()

  await page.setViewportSize({ width: 390, height: 844 })
  await button.click()
  await expect(videoDialog(page)).toBeVisible()
  const box = await videoDialog(page).boundingBox()
  expect(box?.width).toBeLessThanOrEqual(390)
})

test('on wide screens the first article is large beside the others, and the history is above and below its line (S1 2.6)', async ({
  page,
}) => {
  await page.goto('/zh_CN')
  const articles = news(page).getByRole('article')
  const [first, second] = await Promise.all([0, 1].map((index) => articles.nth(index).boundingBox()))
  expect(first!.width).toBeGreaterThan(second!.width)
  expect(second!.x).toBeGreaterThan(first!.x + first!.width)
  for (const article of await articles.all()) {
    await expect(article.getByRole('img')).toBeVisible()
    await expect(article.getByRole('time')).toBeVisible()
    await expect(article.getByRole('paragraph').last()).toHaveCSS('-webkit-line-clamp', '2')
  }
  await expect(news(page).getByRole('button')).toHaveCount(0)

  const places = await placesOf(page)
  expect(places.length).toBeGreaterThan(4)
  const line = places[0]!.bottom
  for (const [index, { top, bottom }] of places.entries()) {
    if (index % 2 === 0) expect(bottom).toBeCloseTo(line, 0)
    else expect(top).toBeCloseTo(line, 0)
  }
  const positions = places.map(({ left }) => left)
  expect(positions).toEqual(positions.toSorted((a, b) => a - b))
})

test('the figures count up once and end at their value (S1 2.6)', async ({ page }) => {
  await page.goto('/zh_CN')
  await waitForHydration(page)
  const counted = figures(page).locator('[data-text="500"] > span')
  await expect(counted).toHaveText('500')
  const values = counted.evaluate(
    (element) =>
      new Promise<string[]>((resolve) => {
        const seen: string[] = []
        new MutationObserver(() => {
          seen.push(element.textContent)
          if (element.textContent === '500') resolve(seen)
        }).observe(element, { childList: true, characterData: true, subtree: true })
      }),
  )
  await figures(page).scrollIntoViewIfNeeded()
  const numbers = (await values).map(Number)
  expect(numbers[0]).toBeLessThan(500)
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
})

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the picture of a banner has 1080/1920 of the width, the history is one column, and arrows turn the news (S1 2.6, 9)', async ({
    page,
  }) => {
    await page.goto('/zh_CN')
    await waitForHydration(page)
    const heightOf = async () => (await shown(page).locator('img').boundingBox())?.height ?? 0
    await expect(shown(page).getByRole('heading')).toBeInViewport()
    expect(await heightOf()).toBeCloseTo((390 * 1080) / 1920, 0)

    const places = await placesOf(page)
    expect(new Set(places.map(({ left }) => Math.round(left))).size).toBe(1)
    const tops = places.map(({ top }) => top)
    expect(tops).toEqual(tops.toSorted((a, b) => a - b))

    await news(page).scrollIntoViewIfNeeded()
    await expect.poll(() => inView(page)).toEqual([0])
    await news(page).getByRole('button').last().click()
    await expect.poll(() => inView(page)).toEqual([1])
    await news(page).getByRole('button').first().click()
    await expect.poll(() => inView(page)).toEqual([0])

    // From 845 px on a banner is as high as the window.
    await page.setViewportSize({ width: 845, height: 900 })
    await expect.poll(heightOf).toBe(900)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the first slide, the news and the cases of all types are shown (S1 2.6)', async ({ page }) => {
    await page.goto('/zh_CN')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(carousel(page).getByRole('link', { name: '了解 U830' })).toBeVisible()
    await expect(news(page).getByRole('listitem').first().getByRole('link')).toBeVisible()
    const cases = page.getByRole('region', { name: '用户案例', exact: true })
    for (const name of ['样本库', '企业与物流'])
      await expect(cases.getByRole('tabpanel', { name, exact: true })).toBeVisible()
  })
})

/** Edges of each entry of the history. */
function placesOf(page: Page): Promise<{ left: number; top: number; bottom: number }[]> {
  return history(page)
    .getByRole('list')
    .first()
    .getByRole('listitem')
    .evaluateAll((items) =>
      items.map((item) => {
        const { left, top, bottom } = item.getBoundingClientRect()
        return { left, top, bottom }
      }),
    )
}

/** The positions of the articles that are completely inside the window. */
function inView(page: Page): Promise<number[]> {
  return news(page)
    .getByRole('listitem')
    .evaluateAll((items) =>
      items.flatMap((item, index) => {
        const { left, right } = item.getBoundingClientRect()
        return left >= 0 && right <= innerWidth ? [index] : []
      }),
    )
}
