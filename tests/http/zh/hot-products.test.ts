import { expect, open, test, within } from '../../support/http'

test('the home page shows hot products and leads to the product list (S1 2.6)', async () => {
  const page = await open('/zh_CN')
  const [section] = page.getAllByRole('region', { name: '全场景热门产品' })
  if (!section) throw new Error('The home page has no section of hot products.')
  const link = within(section).getByRole('link', { name: '产品中心' })
  expect(link).toHaveAttribute('href', '/zh_CN/productsList')
  expect(section.querySelectorAll('article h3').length).toBeGreaterThan(0)

  const [details] = within(section).getAllByRole('link', { name: '查看详情' })
  expect(details).toHaveAttribute('href', '/zh_CN/products?id=1211952306528985089')
})

test('the menus of the header lead to categories of two levels and to solutions by type (S1 2.2)', async () => {
  const page = await open('/zh_CN')
  const [menu] = within(page.getByRole('banner')).getAllByLabelText('主菜单')
  if (!menu) throw new Error('The header has no menu.')
  for (const name of ['超低温保存箱', '立式超低温保存箱']) {
    const [link] = within(menu).getAllByText(name)
    expect(link).toHaveAttribute('href', expect.stringMatching(/^\/zh_CN\/productsList\?id=\d{19}$/))
  }
  const [solution] = within(menu).getAllByText('生物样本库解决方案')
  expect(solution).toHaveAttribute('href', '/zh_CN/solutions?solutionId=1209669217492766722')
})
