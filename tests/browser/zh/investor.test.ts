import type { Page } from '@playwright/test'
import { expectAccessible, overflowOf } from '../../support/browser-axe'
import { expect, test } from '../../support/browser'

const pages = ['overview', 'stocks', 'notice', 'information', 'contact']
const menu = (page: Page) => page.getByRole('navigation', { name: '投资者关系' })
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('the old address leads to the overview, whose menu leads on (S1 2.15)', async ({ page }) => {
  await page.goto('/zh_CN/investorRelation')
  await expect(page).toHaveURL('/zh_CN/investor/overview')
  await expect(menu(page).getByRole('link')).toHaveText([
    '公司概况',
    '股票行情',
    '公司公告',
    '投资者资讯',
    '联系我们',
  ])
  await expect(menu(page).locator('[aria-current="page"]')).toHaveText('公司概况')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
  await menu(page).getByRole('link', { name: '联系我们' }).click()
  await expect(page).toHaveURL('/zh_CN/investor/contact')
})

for (const { path, height } of [
  { path: 'stocks', height: 505 },
  { path: 'notice', height: 460 },
]) {
  test(`the frame of ${path} is ${height} px high and has a link beside it (S1 2.15, readings 17)`, async ({
    page,
  }) => {
    await page.goto(`/zh_CN/investor/${path}`)
    const frame = page.getByRole('main').locator('iframe')
    const box = await frame.boundingBox()
    expect(box?.height).toBe(height)
    const link = page.getByRole('main').getByRole('link', { name: /在新窗口中打开/ })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('href', (await frame.getAttribute('src')) ?? '')
  })
}

test('company news come three at a time and lead to their investor page (S1 2.15, 9)', async ({ page }) => {
  await page.goto('/zh_CN/investor/information')
  const news = region(page, '公司新闻')
  const rows = news.getByRole('heading', { level: 2 }).filter({ hasNotText: '公司新闻' })
  await expect(rows).toHaveCount(3)
  const title = (await rows.first().textContent()) ?? ''
  await rows.first().getByRole('link').click()
  await expect(page).toHaveURL(/\/zh_CN\/investor\/informationDetail\?id=\d+&name=/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await page.getByRole('navigation', { name: '当前位置' }).getByRole('link', { name: '投资者资讯' }).click()
  await expect(page).toHaveURL('/zh_CN/investor/information')
})

test('both lists have their own pager and keep the place of the other (S1 2.15)', async ({ page }) => {
  await page.goto('/zh_CN/investor/information')
  await page.getByRole('navigation', { name: '新闻分页' }).getByRole('link', { name: '下一页' }).click()
  await expect(page).toHaveURL(/\?pageNo=2#news$/)
  await page.getByRole('navigation', { name: '视频分页' }).getByRole('link', { name: '下一页' }).click()
  await expect(page).toHaveURL(/\?pageNo=2&videoPageNo=2#videos$/)
  await expect(region(page, '视频').getByRole('listitem').first()).toBeVisible()
  const beyond = await page.request.get('/zh_CN/investor/information?videoPageNo=99')
  expect(beyond.status()).toBe(404)
})

test('a film plays in a dialog that ends it; another site opens in a new tab (S1 2.15, 4)', async ({
  page,
}) => {
  await page.goto('/zh_CN/investor/information')
  const videos = region(page, '视频')
  await expect(videos.getByRole('link').first()).toHaveAttribute('target', '_blank')
  const opener = videos.getByRole('button').first()
  await opener.click()
  const dialog = page.getByRole('dialog', { name: /^视频播放/ })
  const film = dialog.locator('video')
  await expect(film).toHaveAttribute('src', /\.mp4$/)
  const playing = await film.elementHandle()
  await dialog.getByRole('button', { name: '关闭' }).click()
  await expect(dialog).toBeHidden()
  expect(await playing?.evaluate((element) => (element as HTMLVideoElement).paused)).toBe(true)
  await expect(opener).toBeFocused()
})

test("the board secretary's card has name, phone, fax, postcode, address and mail (S1 2.15)", async ({
  page,
}) => {
  await page.goto('/zh_CN/investor/contact')
  const card = page.getByRole('main')
  await expect(card.getByRole('heading', { level: 2 })).not.toBeEmpty()
  await expect(card.getByRole('term')).toHaveText(['电话', '传真', '电子邮箱', '地址', '邮编'])
  await expect(card.locator('a[href^="mailto:"]')).toBeVisible()
  await expect(card.locator('a[href^="tel:"]')).toBeVisible()
})

for (const width of [1440, 845, 390]) {
  test(`axe finds nothing on the investor pages at ${width} px (WCAG 2.2 AA)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of pages) {
      await page.goto(`/zh_CN/investor/${path}`)
      expect(await overflowOf(page), path).toBe(0)
      await expectAccessible(page)
    }
  })
}

test('a film is played and closed with the keyboard (WCAG 2.1.1)', async ({ page }) => {
  await page.goto('/zh_CN/investor/information')
  const opener = region(page, '视频').getByRole('button').first()
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(opener).toBeFocused()
})
