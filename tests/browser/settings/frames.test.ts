import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '../../support/browser'

const stocks = '/zh_CN/investor/stocks'
const service = 'https://quotes.example/860086'
const demo = '/static/demo/quotes.html'

test.afterEach(async ({ administer }) => {
  await save(administer, 'site-settings', { frameHosts: [] })
  await save(administer, 'investor-relations', { stocks: { address: demo }, _status: 'published' })
})

test('a service is framed where its host is named, else only linked (S1 2.15, readings 17)', async ({
  page,
  administer,
}) => {
  await page.route(service, (route) => route.fulfill({ contentType: 'text/html', body: '<p>26.84</p>' }))
  await save(administer, 'investor-relations', { stocks: { address: service }, _status: 'published' })
  const frame = page.getByRole('main').locator('iframe')
  const link = page.getByRole('main').getByRole('link', { name: /在新窗口中打开/ })

  const closed = await page.goto(stocks)
  await expect(link).toHaveAttribute('href', service)
  await expect(frame).toHaveCount(0)
  expect(closed?.headers()['content-security-policy']).not.toContain('quotes.example')

  await save(administer, 'site-settings', { frameHosts: ['quotes.example'] })
  const open = await page.goto(stocks)
  expect(open?.headers()['content-security-policy']).toContain("frame-src 'self' https://quotes.example")
  await expect(frame.contentFrame().getByText('26.84')).toBeVisible()
  await expect(link).toHaveAttribute('href', service)
})

async function save(administer: APIRequestContext, global: string, data: Record<string, unknown>) {
  const answer = await administer.post(`/api/globals/${global}?locale=zh_CN`, { data })
  expect(answer.status(), await answer.text()).toBe(200)
}
