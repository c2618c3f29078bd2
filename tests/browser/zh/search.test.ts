import { expect, test } from '../../support/browser'
import { expectAccessible } from '../../support/browser-axe'

test('the Chinese search has five tags and marks what was typed (S1 2.17)', async ({ page }) => {
  await page.goto(`/zh_CN/search?selectWD=1&inputWD=${encodeURIComponent('血液')}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^“血液”，共找到 \d+ 条结果$/)
  const tags = page.getByRole('navigation', { name: '请选择相关分类' })
  await expect(tags.getByRole('link')).toHaveText([
    ...[/^产品 \d+$/, /^场景方案 \d+$/, /^用户案例 \d+$/, /^视频 \d+$/, /^新闻 \d+$/],
  ])
  await expect(page.locator('mark').first()).toHaveText('血液')
  await expectAccessible(page)
})

test('types that the Chinese site does not show lead to the products (S1 2.17)', async ({ page }) => {
  await page.goto('/zh_CN/search?selectWD=7&inputWD=U830')
  await expect(page).toHaveURL('/zh_CN/search?selectWD=2&inputWD=U830')
})
