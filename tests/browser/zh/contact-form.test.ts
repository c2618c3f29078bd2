import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../support/browser'
import { waitForHydration } from '../../support/browser-hydration'

const u830 = '/zh_CN/products?id=1211952306528985089'

test('the Chinese form reports missing fields in order, and shows a reference (S2 5, 8)', async ({
  page,
}) => {
  test.slow()
  const form = await openForm(page)
  const fill = (label: string, text: string) => form.getByLabel(label, { exact: false }).fill(text)
  const prove = async () => {
    // A wrong answer invalidates the picture.
    await expect(form.getByRole('textbox', { name: '验证码' })).toHaveValue('')
    await form.getByRole('button', { name: '无法辨认图片' }).click()
    await expect(form.getByRole('textbox', { name: '验证码' })).toHaveValue('已通过自动验证')
  }
  const steps: [message: string, field: string, repair: () => Promise<unknown>][] = [
    ['请填写姓名', '姓名', () => fill('姓名', '李明')],
    ['请填写手机号', '手机号', () => fill('手机号', '14612345678')],
    ['手机号格式不正确', '手机号', () => fill('手机号', '13812345678')],
    ['请选择省份', '省份', () => form.getByLabel('省份').selectOption('重庆市')],
    ['请选择城市', '城市', () => form.getByLabel('城市').selectOption('万州区')],
    ['验证码不能为空', '验证码', () => fill('验证码', 'XXXX')],
    ['公司名称不能为空', '公司名称', () => fill('公司名称', '江北医院')],
    ['邮箱不能为空', '邮箱', () => fill('邮箱', 'li.ming@example.com')],
    ['验证码不正确', '验证码', prove],
    ['请同意隐私政策', '我已阅读并同意', () => form.getByLabel('我已阅读并同意').check()],
    ['请同意订阅诺凡生物医疗官方资讯', '我同意订阅', () => form.getByLabel('我同意订阅').check()],
  ]
  const send = form.getByRole('button', { name: '提交' })
  for (const [message, field, repair] of steps) {
    await send.click()
    await expect(page.getByRole('region', { name: '消息' }).getByText(message)).toBeVisible()
    await expect(form.getByLabel(field)).toBeFocused()
    await expect(form.getByLabel(field)).toHaveAccessibleDescription(new RegExp(message))
    await expect(form.locator('[aria-invalid]').first()).toBeFocused()
    await repair()
  }
  await send.click()
  await expect(page.getByRole('heading', { name: '新增成功' })).toBeFocused()
  await expect(
    page.getByRole('main').getByText(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/),
  ).toBeVisible()
  await page.getByRole('button', { name: '再次提交' }).click()
  await expect(form.getByLabel('姓名')).toHaveValue('')
  await expect(form.getByRole('textbox', { name: '验证码' })).toHaveValue('')
})

test('a captcha picture that fails to load can be requested again, and a click loads a new one, also by keyboard (S2 5)', async ({
  page,
  tolerated,
}) => {
  tolerated.push(/Failed to load resource/)
  await page.route('**/request/captcha', (route) => route.fulfill({ status: 503, body: '' }), { times: 1 })
  const retry = page.getByRole('button', { name: '点此载入图片' })
  const form = await openForm(page, retry)
  await retry.click()
  const picture = pictureOf(form)
  await expect(picture).toBeVisible()

  const code = form.getByRole('textbox', { name: '验证码' })
  const first = await picture.getAttribute('src')
  await code.fill('AB')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(picture).not.toHaveAttribute('src', String(first))
  await expect(code).toHaveValue('')
  await expect(form.getByRole('button', { name: '换一张验证码图片' })).toBeFocused()
  expect(await picture.evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight])).toEqual([
    120, 40,
  ])
})

/** The picture loads near the viewport; the form moves while the page above it still grows. */
async function openForm(page: Page, loaded = pictureOf(formOf(page))): Promise<Locator> {
  await page.goto(u830)
  await waitForHydration(page)
  const form = formOf(page)
  await expect(async () => {
    await form.getByRole('textbox', { name: '验证码' }).scrollIntoViewIfNeeded()
    await expect(loaded).toBeVisible({ timeout: 2_000 })
  }).toPass()
  return form
}

const formOf = (page: Page) => page.getByRole('form', { name: '联系表单' })
const pictureOf = (form: Locator) => form.getByRole('img', { name: '含四个字符的验证码图片' })
