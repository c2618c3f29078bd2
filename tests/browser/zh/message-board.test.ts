import type { Page } from '@playwright/test'
import { expect, test } from '../../support/browser'
import { waitForHydration } from '../../support/browser-hydration'

test('the message board validates in order, keeps the input, and shows a reference (S1 5, 8)', async ({
  page,
}) => {
  const form = await openBoard(page)
  const fill = (label: string, text: string) => form.getByLabel(label).fill(text)
  const choose = (label: string, option: string) => form.getByLabel(label).selectOption(option)
  const steps: [message: string, field: string, repair: () => Promise<unknown>][] = [
    ['请填写姓名', '姓名', () => fill('姓名', '李明')],
    ['请填写邮箱', '邮箱', () => fill('邮箱', 'li.ming@example.com')],
    ['请填写留言内容', '留言内容', () => fill('留言内容', '请问能否提供样机？')],
    ['请选择省份', '省份', () => choose('省份', '台湾省')],
    ['请选择城市', '城市', () => choose('城市', '新竹县')],
    ['请填写电话', '电话', () => fill('电话', '021-5555 0000')],
    ['请输入单位名称', '单位名称', () => fill('单位名称', '江北医院')],
    ['请同意隐私政策', '我已阅读并同意', () => form.getByLabel('我已阅读并同意').check()],
    ['请同意订阅诺凡生物医疗官方资讯', '我同意订阅', () => form.getByLabel('我同意订阅').check()],
  ]
  const send = form.getByRole('button', { name: '提交' })
  for (const [index, [message, field, repair]] of steps.entries()) {
    await send.click()
    await expect(form.getByLabel(field)).toBeFocused()
    await expect(form.getByLabel(field)).toHaveAccessibleDescription(message)
    await expect(page.getByRole('region', { name: '消息' }).getByText(message)).toBeVisible()
    await expect(form.locator('[aria-invalid]')).toHaveCount(steps.length - index)
    await repair()
  }
  await send.click()
  const notice = boardOf(page)
  await expect(notice.getByRole('heading', { name: '提交成功' })).toBeFocused()
  await expect(notice.getByText(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)).toBeVisible()
  await expect(notice.getByText('两个工作日').first()).toBeVisible()
  await notice.getByRole('button', { name: '再次提交' }).click()
  await expect(form.getByLabel('姓名')).toHaveValue('')
  await expect(form.getByLabel('我同意订阅')).not.toBeChecked()
})

test('the cities are those of the province (S1 5)', async ({ page }) => {
  const form = await openBoard(page)
  const cities = form.getByLabel('城市').getByRole('option')
  await expect(cities).toHaveText(['请先选择省份'])
  await form.getByLabel('省份').selectOption('海南省')
  await expect(cities.getByText('三亚市')).toBeAttached()
  await expect(cities.getByText('琼海市')).toBeAttached()
  await form.getByLabel('城市').selectOption('三亚市')
  await form.getByLabel('省份').selectOption('北京市')
  await expect(form.getByLabel('城市')).toHaveValue('')
  await expect(cities.getByText('海淀区')).toBeAttached()
})

test('if the list of regions fails to load, regions are text fields', async ({ page, tolerated }) => {
  tolerated.push(/Failed to load resource/)
  await page.route('**/request/places', (route) => route.fulfill({ status: 503, body: '' }))
  const form = await openBoard(page)
  await form.getByRole('textbox', { name: '省份' }).fill('江苏省')
  await form.getByRole('textbox', { name: '城市' }).fill('南京市')
})

function boardOf(page: Page) {
  return page.getByRole('contentinfo').getByRole('region', { name: '在线留言' })
}

/** The heading opens the form. */
async function openBoard(page: Page) {
  await page.goto('/zh_CN/case')
  await waitForHydration(page)
  const form = boardOf(page).getByRole('form', { name: '在线留言' })
  await expect(form).toHaveCount(0)
  const fold = boardOf(page).getByRole('button', { name: '在线留言' })
  await expect(fold).toHaveAttribute('aria-expanded', 'false')
  await fold.click()
  await expect(form).toBeVisible()
  return form
}
