import type { Page } from '@playwright/test'
import { expectAccessible, overflowOf } from '../../support/browser-axe'
import { expect, test } from '../../support/browser'

const support = '/zh_CN/support'
const main = (page: Page) => page.getByRole('main')

test('the support page opens with three promises and six pillars (S2 1, 2.17)', async ({ page }) => {
  await page.goto(support)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('服务与支持')
  const promises = page.getByRole('region', { name: '服务承诺' }).getByRole('listitem')
  await expect(promises).toHaveCount(3)
  await expect(promises.nth(1)).toContainText(/^1\s小时/)
  await expect(page.getByRole('region', { name: '服务体系' }).getByRole('heading', { level: 3 })).toHaveCount(
    6,
  )
})

test('distributors find their area from the support page (S2 6)', async ({ page }) => {
  await page.goto(support)
  await page.getByRole('region', { name: '经销商专区' }).getByRole('link').click()
  await expect(page).toHaveURL('/zh_CN/distributor')
})

for (const type of ['0', '1', '2']) {
  test(`tile ${type} leads to its page, which lists all three (S2 2.17)`, async ({ page }) => {
    await page.goto(support)
    const tile = page.getByRole('region', { name: '服务内容' }).getByRole('link').nth(Number(type))
    const title = (await tile.textContent()) ?? ''
    await tile.click()
    await expect(page).toHaveURL(`/zh_CN/supportDetail?type=${type}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    const list = page.getByRole('navigation', { name: '服务与支持' })
    await expect(list.getByRole('link')).toHaveCount(3)
    await expect(list.locator('[aria-current="page"]')).toHaveText(title)
  })
}

test('the repair request is a page with the hotline and the code of the official account (S2 2.17)', async ({
  page,
}) => {
  await page.goto('/zh_CN/supportDetail?type=2')
  await expect(main(page).getByRole('link', { name: /^400-/ })).toHaveAttribute('href', /^tel:400/)
  await expect(main(page).getByRole('heading', { name: '官方公众号' })).toBeVisible()
  await expect(main(page).locator('img').last()).toBeVisible()
  const repair = main(page).getByRole('link', { name: /在新窗口打开/ })
  await expect(repair).toHaveAttribute('target', '_blank')
  await expect(repair).toHaveAttribute('href', /^https:/)
})

test('type 0 is meant by absence, and no other type is there (S2 9)', async ({ page, request }) => {
  await page.goto('/zh_CN/supportDetail')
  await expect(
    page.getByRole('navigation', { name: '服务与支持' }).getByRole('link').first(),
  ).toHaveAttribute(...['aria-current', 'page'])
  await expect(main(page).getByRole('paragraph').first()).not.toBeEmpty()
  expect((await request.get('/zh_CN/support/customer')).status()).toBe(404)
})

test('the hotline can be called from the support page (S2 1, 2.17)', async ({ page }) => {
  await page.goto(support)
  const band = page.getByRole('region', { name: '服务热线' })
  await band.getByRole('link', { name: /^400-/ }).focus()
  await page.keyboard.press('Tab')
  await expect(band.getByRole('link', { name: /在新窗口打开/ })).toBeFocused()
})

for (const width of [1440, 845, 390]) {
  test(`axe finds nothing on the support pages at ${width} px (WCAG 2.2 AA)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of [support, '/zh_CN/supportDetail?type=0', '/zh_CN/supportDetail?type=2']) {
      await page.goto(path)
      await expectAccessible(page)
      expect(await overflowOf(page), path).toBe(0)
    }
  })
}
