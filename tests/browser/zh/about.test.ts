import { expect, test } from '../../support/browser'
import { waitForHydration } from '../../support/browser-hydration'

const about = (name: string) => `/zh_CN/aboutUs?name=${encodeURIComponent(name)}`

test('a year collapses and expands with mouse and keyboard; its toggle reads 收起 or 展开 (S1 2.14, 4)', async ({
  page,
}) => {
  await page.goto(about('发展历程'))
  const years = page.getByRole('main').locator('details')
  const first = years.first()
  const toggle = first.locator('summary')
  await expect(toggle.getByText('收起', { exact: true })).toBeVisible()
  await expect(toggle.getByText('展开', { exact: true })).toBeHidden()
  await toggle.click()
  await expect(first).not.toHaveAttribute('open')
  await expect(toggle.getByText('展开', { exact: true })).toBeVisible()
  await expect(first.getByRole('listitem').first()).toBeHidden()
  await expect(years.nth(1)).toHaveAttribute('open')
  await toggle.press('Enter')
  await expect(first).toHaveAttribute('open')
  await expect(toggle.getByText('收起', { exact: true })).toBeVisible()
})

test('the picture of an honour opens in a dialog, and the arrow keys lead to the others (S1 2.14)', async ({
  page,
}) => {
  await page.goto(about('荣誉资质'))
  await waitForHydration(page)
  const pictures = page.getByRole('main').getByRole('button', { name: /^放大查看/ })
  await expect(pictures.first().locator('img')).toBeVisible()
  await pictures.nth(1).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: '荣誉资质' })
  await expect(dialog.getByText(/^2 \/ /)).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByText(/^3 \/ /)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(pictures.nth(1)).toBeFocused()
})

test('an arrow key opens the other tab of the second about page (S1 2.14, readings 5)', async ({ page }) => {
  await page.goto('/zh_CN/aboutUsNew')
  await waitForHydration(page)
  await expect(page.getByRole('tabpanel', { name: '公司简介' })).toBeVisible()
  await page.getByRole('tab', { name: '公司简介' }).press('ArrowRight')
  await expect(page.getByRole('tabpanel', { name: '大事记' })).toBeVisible()
  await expect(page.getByRole('tabpanel', { name: '公司简介' })).toBeHidden()
})
