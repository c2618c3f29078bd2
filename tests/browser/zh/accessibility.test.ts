import { expectAccessible, overflowOf } from '../../support/browser-axe'
import { expect, test } from '../../support/browser'

const pages = {
  'the Chinese home page': '/zh_CN',
  'the Chinese news list': '/zh_CN/news',
  'a Chinese article': '/zh_CN/newsDetail?id=1214000000000001018',
}

for (const width of [1440, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: width === 390 ? 844 : 900 } })

    for (const [name, path] of Object.entries(pages)) {
      test(`axe finds nothing on ${name} at ${width} px (WCAG 2.2 AA)`, async ({ page }) => {
        await page.goto(path)
        await expectAccessible(page)
      })
    }

    test(`axe finds nothing on the Chinese error page at ${width} px (WCAG 2.2 AA)`, async ({
      page,
      tolerated,
    }) => {
      tolerated.push(/404 \(Not Found\)/)
      await page.goto('/zh_CN/nothing-here')
      await expectAccessible(page)
    })

    test(`no Chinese page is wider than the window at ${width} px`, async ({ page }) => {
      for (const path of Object.values(pages)) {
        await page.goto(path)
        expect(await overflowOf(page), path).toBe(0)
      }
    })
  })
}

test('axe finds nothing in the open panel, search and drawer of the Chinese header (WCAG 2.2 AA)', async ({
  page,
}) => {
  await page.goto('/zh_CN')
  const banner = page.getByRole('banner')
  await banner.getByRole('link', { name: '服务支持' }).first().hover()
  await expect(banner.getByRole('link', { name: '在线报修' })).toBeVisible()
  await expectAccessible(page)
  await banner.locator('details[name="header-search"] > summary').click()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: '打开菜单' }).click()
  await expectAccessible(page)
})
