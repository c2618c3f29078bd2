import type { Page } from '@playwright/test'
import { expectAccessible, overflowOf } from '../../support/browser-axe'
import { expect, test } from '../../support/browser'

const tabs = (page: Page) => page.getByRole('navigation', { name: '人才招聘' })
const jobs = (page: Page) => page.getByRole('main').getByRole('table').getByRole('row')

test('future partners stand first and are meant by absence (S1 2.16, 4)', async ({ page }) => {
  await page.goto('/zh_CN/recruitment')
  await expect(tabs(page).getByRole('link')).toHaveText(['未来伙伴', '社会招聘', '办公环境'])
  await expect(tabs(page).locator('[aria-current="page"]')).toHaveText('未来伙伴')
  await expect(page.getByRole('navigation', { name: '当前位置' }).getByRole('listitem')).toHaveText([
    '首页',
    '人才招聘',
    '未来伙伴',
  ])
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
})

test('jobs show name, department and date, and open elsewhere in a new tab (S1 2.16)', async ({ page }) => {
  await page.goto('/zh_CN/recruitment?type=1')
  await expect(jobs(page)).toHaveCount(11)
  const first = jobs(page).nth(1)
  await expect(first.getByRole('rowheader').getByRole('link')).toHaveAttribute('target', '_blank')
  await expect(first.getByRole('cell').first()).not.toBeEmpty()
  await expect(first.getByRole('time')).toHaveText(/^2026-\d\d-\d\d$/)
})

test('the pager leads on, and another tab begins at its first page (S1 2.16, 4)', async ({ page }) => {
  await page.goto('/zh_CN/recruitment?type=1')
  const pager = page.getByRole('navigation', { name: '分页' })
  await pager.getByRole('link', { name: '下一页' }).click()
  await expect(page).toHaveURL('/zh_CN/recruitment?type=1&pageNo=2')
  await tabs(page).getByRole('link', { name: '办公环境' }).click()
  await expect(page).toHaveURL('/zh_CN/recruitment?type=3')
  await expect(pager).toHaveCount(0)
})

test('the office environment is a gallery of pictures with titles (S1 2.16)', async ({ page }) => {
  await page.goto('/zh_CN/recruitment?type=3')
  const figures = page.getByRole('main').getByRole('figure')
  await expect(figures).toHaveCount(8)
  await expect(figures.first()).not.toBeEmpty()
  await expect(figures.first().locator('img')).toBeVisible()
})

test('campus recruitment is another site (S1 2.16)', async ({ page }) => {
  await page.goto('/zh_CN/recruitment')
  const campus = page
    .getByRole('main')
    .getByRole('link', { name: /校园招聘/ })
    .first()
  await expect(campus).toHaveAttribute('target', '_blank')
  await expect(campus).toHaveAttribute('href', /^https:/)
})

for (const width of [1440, 845, 390]) {
  test(`axe finds nothing on the careers pages at ${width} px (WCAG 2.2 AA)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const type of ['2', '1', '3']) {
      await page.goto(`/zh_CN/recruitment?type=${type}`)
      expect(await overflowOf(page), type).toBe(0)
      await expectAccessible(page)
    }
  })
}
