import type { Page } from '@playwright/test'
import type { Api } from '../../support/api'
import { expect, test } from '../../support/browser'

const stocks = '/zh_CN/investor/stocks'
const service = 'https://quotes.example/860086'
const demo = '/static/demo/quotes.html'

test.afterEach(async ({ administer }) => {
  await save(administer, 'site-settings', { frameHosts: [] })
  await save(administer, 'investor-relations', { stocks: { address: demo }, _status: 'published' })
})

test('a service is shown in a frame if the settings list its host, else only linked (S1 2.15, readings 17)', async ({
  page,
  administer,
}) => {
  await page.route(service, (route) => route.fulfill({ contentType: 'text/html', body: '<p>26.84</p>' }))
  await save(administer, 'investor-relations', { stocks: { address: service }, _status: 'published' })
  const frame = page.getByRole('main').locator('iframe')
  const link = page.getByRole('main').getByRole('link', { name: /在新窗口中打开/ })
  await expect.poll(async () => (await responseOf(page)).text).toContain(`href="${service}"`)
  expect((await responseOf(page)).policy).not.toContain('quotes.example')

  await page.goto(stocks)
  await expect(link).toHaveAttribute('href', service)
  await expect(frame).toHaveCount(0)

  await save(administer, 'site-settings', { frameHosts: ['quotes.example'] })
  await expect
    .poll(async () => (await responseOf(page)).policy)
    .toContain("frame-src 'self' https://quotes.example")
  await page.goto(stocks)
  await expect(frame.contentFrame().getByText('26.84')).toBeVisible()
  await expect(link).toHaveAttribute('href', service)
})

/** Saved changes are on the pages within a second (readings 36). */
async function responseOf(page: Page) {
  const response = await page.request.get(stocks)
  return { text: await response.text(), policy: response.headers()['content-security-policy'] }
}

async function save(administer: Api, global: string, data: Record<string, unknown>) {
  const response = await administer.post(`/api/globals/${global}?locale=zh_CN`, { data })
  expect(response.status, await response.text()).toBe(200)
}
