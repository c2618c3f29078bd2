import type { Page } from '@playwright/test'
import { expect, test } from '../../support/browser'
import { hydrated } from '../../support/browser-hydrated'

const section = (page: Page) => page.getByRole('region', { name: '新闻中心', exact: true })
const articles = (page: Page) => section(page).getByRole('article')

/** How many articles lie wholly within the row. */
function inSight(page: Page): Promise<number[]> {
  return section(page)
    .getByRole('listitem')
    .evaluateAll((items) =>
      items.flatMap((item, index) => {
        const { left, right } = item.getBoundingClientRect()
        return left >= 0 && right <= innerWidth ? [index] : []
      }),
    )
}

test('the first article of the Chinese home is large, the others have cover, title, two lines and date (S1 2.6)', async ({
  page,
}) => {
  await page.goto('/zh_CN')
  await expect(articles(page)).toHaveCount(5)
  const [first, second] = await Promise.all([0, 1].map((index) => articles(page).nth(index).boundingBox()))
  expect(first!.width).toBeGreaterThan(second!.width)
  expect(second!.x).toBeGreaterThan(first!.x + first!.width)
  for (const article of await articles(page).all()) {
    await expect(article.getByRole('img')).toBeVisible()
    await expect(article.getByRole('time')).toHaveText(/^\d{4}-\d{2}-\d{2}$/)
    await expect(article.getByRole('paragraph').last()).toHaveCSS('-webkit-line-clamp', '2')
  }
  await expect(section(page).getByRole('button')).toHaveCount(0)
})

test('an article and the heading of the news lead on (S1 2.6)', async ({ page }) => {
  await page.goto('/zh_CN')
  await expect(section(page).getByRole('heading', { level: 2 }).getByRole('link')).toHaveAttribute(
    'href',
    '/zh_CN/news',
  )
  await articles(page).nth(2).getByRole('link').click()
  await expect(page).toHaveURL(/\/zh_CN\/newsDetail\?id=\d{19}&name=/)
})

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('on narrow screens the news come one at a time, and the arrows turn them (S1 2.6)', async ({
    page,
  }) => {
    await page.goto('/zh_CN')
    await hydrated(page)
    await section(page).scrollIntoViewIfNeeded()
    await expect.poll(() => inSight(page)).toEqual([0])
    await section(page).getByRole('button').last().click()
    await expect.poll(() => inSight(page)).toEqual([1])
    await section(page).getByRole('button').first().click()
    await expect.poll(() => inSight(page)).toEqual([0])
  })
})
