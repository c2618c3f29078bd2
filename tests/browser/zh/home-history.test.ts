import type { Page } from '@playwright/test'
import { expect, test } from '../../support/browser'
import { hydrated } from '../../support/browser-hydrated'

const history = (page: Page) => page.getByRole('region', { name: '发展历程', exact: true })
const entries = (page: Page) => history(page).getByRole('list').first().getByRole('listitem')
const figures = (page: Page) => page.getByRole('region', { name: '关键数据', exact: true })

/** Left edge and middle of each entry of the first line. */
function places(page: Page): Promise<{ left: number; top: number; bottom: number }[]> {
  return entries(page).evaluateAll((items) =>
    items.map((item) => {
      const { left, top, bottom } = item.getBoundingClientRect()
      return { left, top, bottom }
    }),
  )
}

test('even entries of the history stand above the line, odd ones below it (S1 2.6)', async ({ page }) => {
  await page.goto('/zh_CN')
  const found = await places(page)
  expect(found.length).toBeGreaterThan(4)
  const line = found[0]!.bottom
  for (const [index, { top, bottom }] of found.entries()) {
    if (index % 2 === 0) expect(bottom).toBeCloseTo(line, 0)
    else expect(top).toBeCloseTo(line, 0)
  }
  const lefts = found.map(({ left }) => left)
  expect(lefts).toEqual(lefts.toSorted((a, b) => a - b))
})

test('each entry of the history shows the four figures of its year and what happened (S1 2.6)', async ({
  page,
}) => {
  await page.goto('/zh_CN')
  await expect(entries(page).first().getByText('2003', { exact: true })).toBeVisible()
  for (const entry of await entries(page).all()) await expect(entry).toHaveText(/^(19|20)\d\d\S.+/)
  await expect(history(page).getByRole('heading', { level: 2 }).getByRole('link')).toHaveAttribute(
    'href',
    /^\/zh_CN\/aboutUs/,
  )
})

test('on narrow screens the history stands one entry below the other (S1 2.6)', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/zh_CN')
  const found = await places(page)
  expect(new Set(found.map(({ left }) => Math.round(left))).size).toBe(1)
  const tops = found.map(({ top }) => top)
  expect(tops).toEqual(tops.toSorted((a, b) => a - b))
})

test('the figures of the editors stand at the end: 500+, 200+, 70+ (S1 2.6, readings 8)', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/zh_CN')
  const shown = figures(page).getByRole('listitem')
  await expect(shown).toHaveCount(3)
  for (const [index, figure] of ['500', '200', '70'].entries())
    await expect(shown.nth(index)).toContainText(`${figure}+`)
})

test('the figures count up once and end where they should (S1 2.6)', async ({ page }) => {
  await page.goto('/zh_CN')
  await hydrated(page)
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
