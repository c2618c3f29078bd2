import type { Page } from '@playwright/test'
import { expect, test } from '../../support/browser'
import { expectAccessible, overflowOf } from '../../support/browser-axe'
import { paragraphs, uniqueTitle, type Content } from '../../support/content'
import { hydrated } from '../../support/browser-hydrated'

const about = (name?: string) => (name ? `/zh_CN/aboutUs?name=${encodeURIComponent(name)}` : '/zh_CN/aboutUs')
const menu = (page: Page) => page.getByRole('navigation', { name: '关于我们', exact: true })
const crumbs = (page: Page) => page.getByRole('navigation', { name: '当前位置' }).getByRole('listitem')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const years = (page: Page) => page.getByRole('main').locator('details')

/** An item of the test's own at the end of the menu. */
async function ownItem(content: Content, fields: Record<string, unknown>, options = { draft: false }) {
  const title = uniqueTitle('条目')
  const shared = { title, sites: ['zh_CN'], pageType: '1', shows: 'text', order: 90 }
  const status = { _status: options.draft ? 'draft' : 'published' }
  return content.create('about-items', { ...shared, ...fields, ...status }, { locale: 'zh_CN', ...options })
}

test('without a name the first item of the menu is selected (S1 2.14)', async ({ page }) => {
  await page.goto(about())
  await expect(heading(page)).toHaveText('公司简介')
  await expect(menu(page).locator('[aria-current]')).toHaveText('公司简介')
  await expect(crumbs(page)).toHaveText(['首页', '关于我们', '公司简介'])
  await expect(page.getByRole('main').getByText(/诺凡/).first()).toBeVisible()
})

test('a name selects the item with that title, an unknown one the first (S1 2.4, 2.14)', async ({ page }) => {
  await page.goto(about('荣誉资质'))
  await expect(heading(page)).toHaveText('荣誉资质')
  await expect(crumbs(page)).toHaveText(['首页', '关于我们', '荣誉资质'])
  await expect(page).toHaveTitle(/^荣誉资质 \| 关于我们 \| /)
  await page.goto(about('没有这一项'))
  await expect(heading(page)).toHaveText('公司简介')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/zh_CN\/aboutUs$/)
})

test('the menu is a tree whose items lead by their names (S1 2.14)', async ({ page, content }) => {
  const parent = await ownItem(content, { pageType: '0' })
  const child = await ownItem(content, { parent: parent.id, content: paragraphs('子页面的内容。') })
  await page.goto(about())
  const entry = menu(page).getByRole('listitem').filter({ hasText: parent.title }).first()
  await entry.getByRole('listitem').getByRole('link', { name: child.title }).click()
  await expect(page).toHaveURL(about(child.title).replaceAll('%20', '+'))
  await expect(heading(page)).toHaveText(child.title)
  await expect(page.getByRole('main').getByText('子页面的内容。')).toBeVisible()
})

test('an item with sub-pages opens the first of them (S1 4, page type 0)', async ({ page, content }) => {
  const parent = await ownItem(content, { pageType: '0' })
  const child = await ownItem(content, { parent: parent.id })
  await page.goto(about(parent.title))
  await expect(menu(page).locator('[aria-current]')).toHaveText(child.title)
})

test('sub-items of page type 2 are tabs, the first one open, none of them in the menu (S1 4)', async ({
  page,
  content,
}) => {
  const parent = await ownItem(content, { pageType: '0' })
  const tab = { parent: parent.id, pageType: '2' }
  const first = await ownItem(content, { ...tab, order: 1, content: paragraphs('第一个标签的内容。') })
  const second = await ownItem(content, { ...tab, order: 2, content: paragraphs('第二个标签的内容。') })
  await page.goto(about(parent.title))
  const tabs = page.getByRole('navigation', { name: parent.title })
  await expect(tabs.getByRole('link')).toHaveText([first.title, second.title])
  await expect(page.getByRole('main').getByText('第一个标签的内容。')).toBeVisible()
  await tabs.getByRole('link', { name: second.title }).click()
  await expect(tabs.locator('[aria-current]')).toHaveText(second.title)
  await expect(page.getByRole('main').getByText('第二个标签的内容。')).toBeVisible()
  await expect(page.getByRole('main').getByText('第一个标签的内容。')).toHaveCount(0)
  await expect(crumbs(page)).toHaveText(['首页', '关于我们', parent.title, second.title])
  await expect(menu(page).getByRole('link', { name: first.title })).toHaveCount(0)
  await expect(menu(page).locator('[aria-current]')).toHaveText(parent.title)
})

test('a draft of the menu is hidden from visitors (S1 2.14)', async ({ page, content }) => {
  const { title } = await ownItem(content, {}, { draft: true })
  await page.goto(about())
  await expect(menu(page).getByRole('link', { name: title })).toHaveCount(0)
})

test('editors preview an unpublished change of an item (issue 4)', async ({ page, content, signIn }) => {
  const { id, title } = await ownItem(content, { content: paragraphs('已发布的内容。') })
  const change = { content: paragraphs('尚未发布的内容。'), _status: 'draft' }
  await content.update(`about-items/${id}`, change, { locale: 'zh_CN', draft: true })
  await signIn('editor')
  await page.goto(`/preview?collection=about-items&id=${encodeURIComponent(title)}&site=zh_CN`)
  await expect(page).toHaveURL(/\/preview\/zh_CN\/aboutUs/)
  await expect(page.getByRole('main').getByText('尚未发布的内容。')).toBeVisible()
})

test('milestones stand by year with month and content, all years expanded at first (S1 2.14, 4)', async ({
  page,
}) => {
  await page.goto(about('发展历程'))
  const count = await years(page).count()
  expect(count).toBeGreaterThan(3)
  await expect(page.getByRole('main').locator('details[open]')).toHaveCount(count)
  await expect(years(page).first().getByRole('heading')).toHaveText(/^20\d\d$/)
  await expect(years(page).first().getByRole('listitem').first()).toHaveText(/^\d{1,2}月\S/)
})

test('the toggle of a year says 收起 and 展开, and works with the keyboard (S1 2.14, 4)', async ({
  page,
}) => {
  await page.goto(about('发展历程'))
  const first = years(page).first()
  const toggle = first.locator('summary')
  await expect(toggle.getByText('收起', { exact: true })).toBeVisible()
  await toggle.click()
  await expect(first).not.toHaveAttribute('open')
  await expect(toggle.getByText('展开', { exact: true })).toBeVisible()
  await expect(first.getByRole('listitem').first()).toBeHidden()
  await expect(years(page).nth(1)).toHaveAttribute('open')
  await toggle.press('Enter')
  await expect(first).toHaveAttribute('open')
  await expect(toggle.getByText('收起', { exact: true })).toBeVisible()
})

test('honours show title and picture, which a press enlarges and arrows lead on (S1 2.14)', async ({
  page,
}) => {
  await page.goto(about('荣誉资质'))
  await hydrated(page)
  const pictures = page.getByRole('main').getByRole('button', { name: /^放大查看/ })
  expect(await pictures.count()).toBeGreaterThan(3)
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

test('footer and menu lead to profile, milestones and honours (S1 2.4)', async ({ page }) => {
  await page.goto(about())
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: '发展历程', exact: true }).click()
  await expect(heading(page)).toHaveText('发展历程')
  await footer.getByRole('link', { name: '荣誉资质', exact: true }).click()
  await expect(heading(page)).toHaveText('荣誉资质')
})

test('the second about page shows the editors’ text and two tabs, profile and big events (S1 2.14, readings 5)', async ({
  page,
}) => {
  await page.goto('/zh_CN/aboutUsNew')
  await hydrated(page)
  await expect(heading(page)).toHaveText(/\S/)
  await expect(page.getByRole('tab')).toHaveText(['公司简介', '大事记'])
  await expect(page.getByRole('tabpanel', { name: '公司简介' })).toBeVisible()
  await page.getByRole('tab', { name: '公司简介' }).press('ArrowRight')
  await expect(page.getByRole('tabpanel', { name: '大事记' })).toBeVisible()
  await expect(page.getByRole('tabpanel', { name: '公司简介' })).toBeHidden()
})

test('search engines read the company on the about page', async ({ page }) => {
  await page.goto(about())
  const json = await page.locator('script[type="application/ld+json"]').last().textContent()
  expect(JSON.parse(json ?? '')).toMatchObject({
    '@type': 'AboutPage',
    inLanguage: 'zh-CN',
    mainEntity: { '@type': 'Organization', name: expect.stringContaining('诺凡') },
  })
})

for (const width of [1440, 845, 390]) {
  test(`axe finds nothing on the about pages at ${width} px, and they stay in the window (WCAG 2.2 AA)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
    for (const path of [about(), about('发展历程'), about('荣誉资质'), '/zh_CN/aboutUsNew']) {
      await page.goto(path)
      await expectAccessible(page)
      expect(await overflowOf(page), path).toBe(0)
    }
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('years fold and tabs lead without a script (S1 2.14)', async ({ page }) => {
    await page.goto(about('发展历程'))
    await years(page).first().locator('summary').click()
    await expect(years(page).first()).not.toHaveAttribute('open')
    await page.getByRole('navigation', { name: '发展历程' }).getByRole('link').nth(1).click()
    await expect(heading(page)).toHaveText('发展历程')
    await expect(page.getByRole('navigation', { name: '发展历程' }).locator('[aria-current]')).toHaveText(
      /\S/,
    )
  })
})
