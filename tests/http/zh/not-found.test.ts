import { expect, open, request, test } from '../../support/http'
import { mainOf } from '../../support/http-page'
import { expectSearch, headingOf } from './page-queries'

test('an unknown Chinese address has status 404, the error page and its search (S1 2.17, 2.18, readings 13)', async () => {
  const page = await open('/zh_CN/sitemap')
  expect(page.status).toBe(404)
  expect(headingOf(page)).toMatch(/没有找到您要的页面.*404/)
  expect(page.getAllByRole('banner').length).toBeGreaterThan(0)
  expect(page.getByRole('contentinfo')).toBeInTheDocument()
  expect(mainOf(page).getByRole('link', { name: '首页' })).toHaveAttribute('href', '/cn')
  expectSearch(page, { placeholder: '搜索结果', kind: '2' })
})

test('the Chinese site has no service solutions of its own (S2 2.8)', async () => {
  for (const path of ['/zh_CN/serviceSolution', '/zh_CN/serviceSolution/contract?id=1214000000000002302']) {
    expect((await request(path)).status, path).toBe(404)
  }
})
