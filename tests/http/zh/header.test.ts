import { expect, follow, open, test, textsOf, within, type Page } from '../../support/http'

/** The header of the site; pages have headers of their own after it. */
const banner = (page: Page) => page.document.querySelector('header')!
const menu = (page: Page) => banner(page).querySelector<HTMLElement>('nav')!

test('the Chinese menu has its own items and marks the current one (S1 2.2)', async () => {
  const page = await open('/zh_CN')
  expect(menu(page)).toHaveAttribute('aria-label', '主菜单')
  expect(textsOf(menu(page).querySelectorAll(':scope > ul > li > span'))).toEqual([
    '首页',
    '产品中心',
    '解决方案',
    '用户案例',
    '服务支持',
    '关于我们',
    '投资者关系',
    '人才招聘',
  ])
  const home = within(menu(page)).getByRole('link', { name: '首页' })
  expect(home).toHaveAttribute('aria-current', 'page')
})

test('the panels have descriptions, pictures and sub-pages; an item without an address is a button (S1 2.2)', async () => {
  const page = await open('/zh_CN/news')
  const bar = within(menu(page))
  const panelOf = (button: Element) =>
    within(page.document.getElementById(button.getAttribute('aria-controls') ?? '')!)
  const cases = panelOf(bar.getByRole('button', { name: '用户案例' }))
  expect(cases.getByText('用户的使用情况与实测记录。')).toBeInTheDocument()
  expect(bar.queryByRole('link', { name: '用户案例' })).toBeNull()

  const support = panelOf(bar.getByRole('button', { name: '展开“服务支持”' }))
  expect(support.getByText('24 小时热线，1 小时内预约工程师，24 小时内到达现场。')).toBeInTheDocument()
  expect(support.getAllByRole('img')).toHaveLength(1)
  const repair = support.getByRole('link', { name: '在线报修' })
  expect(repair).toHaveAttribute('href', '/zh_CN/supportDetail?type=2')
  expect((await follow(repair)).status).toBe(200)
})

test('the header search asks for the kind of result (S1 2.2)', async () => {
  const page = await open('/zh_CN/news')
  const form = banner(page).querySelector<HTMLFormElement>('details[name="header-search"] form')!
  const kind = within(form).getByRole('combobox', { name: '搜索范围' })
  expect(textsOf(within(kind).getAllByRole('option'))).toEqual([
    '产品',
    '解决方案',
    '用户案例',
    '视频',
    '新闻',
  ])
  within(form).getByRole('combobox', { name: '站内搜索' }).setAttribute('value', 'U830')
  const { FormData } = page.document.defaultView!
  const sent = [...new FormData(form)].map(([name, value]) => [name, String(value)])
  expect(form).toHaveAttribute('action', '/zh_CN/search')
  expect(form.method).toBe('get')
  expect(new URLSearchParams(sent).toString()).toBe('selectWD=2&inputWD=U830')
  const submit = within(form).getByRole('button', { name: '搜索' })
  expect(submit).toHaveAttribute('type', 'submit')
})
