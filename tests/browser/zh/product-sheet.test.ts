import { expectAccessible, overflowOf } from '../../support/browser-axe'
import { expect, test } from '../../support/browser'

test('the Chinese specification sheet is written in Chinese, in stored units alone', async ({ page }) => {
  await page.goto('/zh_CN/products/sheet?id=1211952306528985089')
  const sheet = page.getByRole('article')
  await expect(sheet.getByText('规格表')).toBeVisible()
  await expect(sheet.getByRole('cell', { name: '829 L', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: '打印' })).toBeVisible()
  await expectAccessible(page)
  expect(await overflowOf(page)).toBe(0)
})
