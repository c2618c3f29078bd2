import { expect, open, test, textOf, textsOf, within } from '../../support/http'

const u830 = '/zh_CN/products?id=1211952306528985089'

test('a Chinese product shows name, image carousel, overview and parameters (S2 2.5)', async () => {
  const page = await open(u830)
  expect(textOf(page.document.querySelector('h1'))).toMatch(/U830/)
  expect(page.getByRole('group', { name: /图片$/ })).toBeInTheDocument()
  expect(textsOf(page.document.querySelectorAll('main h2'))).toContain('产品概述')
  const data = within(page.getByRole('region', { name: '产品参数' }))
  expect(data.getByText('−86 至 −40 °C', { selector: 'td' })).toBeInTheDocument()
})

test('the breadcrumb goes from home over two categories to the product (S2 2.5)', async () => {
  const page = await open(u830)
  const crumbs = within(page.getByRole('navigation', { name: '当前位置' }))
  expect(crumbs.getAllByRole('listitem')).toHaveLength(4)
  const [home, , category] = crumbs.getAllByRole('link')
  expect(textOf(home)).toBe('首页')
  expect(category).toHaveAttribute('href', expect.stringMatching(/^\/zh_CN\/productsList\?id=\d+$/))
})

test('three links lead to the sections of the page, the quote to the contact section (S2 2.5)', async () => {
  const page = await open(u830)
  const links = within(page.getByRole('navigation', { name: '产品信息' })).getAllByRole('link')
  expect(textsOf(links)).toEqual(['产品介绍', '方案与案例', '联系我们'])
  for (const link of links) {
    const section = page.document.querySelector(link.getAttribute('href') ?? '')
    expect(section?.querySelector('h2')).toBeInTheDocument()
  }
  expect(within(page.getByRole('main')).getByText('获取报价信息').closest('a')).toHaveAttribute(
    'href',
    '#contact',
  )
})

test('solutions and cases of a product lead to themselves (S2 2.5)', async () => {
  const page = await open(u830)
  const [solution] = page.getByRole('group', { name: '解决方案' }).querySelectorAll('article a')
  expect(textOf(solution)).toMatch(/^查看详情/)
  expect(solution).toHaveAttribute('href', expect.stringMatching(/^\/zh_CN\/solutions\?solutionId=\d+$/))
  const cases = within(page.getByRole('region', { name: '用户案例' }))
  const [first] = cases.getAllByRole('listitem')
  expect(textsOf(cases.getAllByRole('paragraph'))[0]).toBe(textOf(first?.querySelector('h3')))
  expect(cases.getByRole('button', { name: '自动播放' })).toBeInTheDocument()
})

test('the contact section has the product chosen, and a form (S2 2.5, 2.19)', async () => {
  const contact = within((await open(u830)).getByRole('region', { name: /^咨询/ }))
  expect(contact.getByRole('heading', { name: '选择产品' })).toBeInTheDocument()
  expect(contact.getByText('为了更快捷地为您提供服务，请准确选择产品。')).toBeInTheDocument()
  expect(textOf(contact.getByRole('list', { name: '已选产品' }))).toContain('U830')
  expect(contact.getByLabelText(/^姓名/)).toBeInTheDocument()
})
