import {
  expect,
  follow,
  open,
  request,
  structuredDataOf,
  test,
  textOf,
  textsOf,
  within,
  type Page,
} from '../../support/http'

const region = (page: Page, name: string) =>
  within(within(page.getByRole('main')).getByRole('region', { name }))
const linkOf = (heading: HTMLElement) => within(heading).getByRole('link')
const hrefOf = (link: Element | null | undefined) => link?.getAttribute('href')

test('the sections of the Chinese home are in the order of S1 2.6 and their headings lead on', async () => {
  const page = await open('/zh_CN')
  const headings = within(page.getByRole('main')).getAllByRole('heading', { level: 2 })
  const addresses = {
    走进真实场景: '/zh_CN/solutions',
    全场景热门产品: '/zh_CN/productsList',
    用户案例: '/zh_CN/case',
    新闻中心: '/zh_CN/news',
    我们的故事: '/zh_CN/video',
    发展历程: '/zh_CN/aboutUs?name=milestones',
  }
  const found = headings.filter((heading) => textOf(heading) in addresses)
  expect(textsOf(found)).toEqual(Object.keys(addresses))
  expect(found.map((heading) => hrefOf(linkOf(heading)))).toEqual(Object.values(addresses))
})

test('the first slide has title, picture and a link that opens in a new window (S1 2.6)', async () => {
  const page = await open('/zh_CN')
  const slides = region(page, '焦点图').getAllByRole('group')
  expect(slides.map((slide) => slide.hasAttribute('inert'))).toEqual([false, true, true, true, true])
  const first = within(slides[0]!)
  expect(first.getByRole('heading', { level: 1 })).toHaveTextContent('从取样到使用，温度全程有记录')
  expect(first.getAllByRole('img')).toHaveLength(1)
  const link = first.getByRole('link', { name: '了解 U830' })
  expect(hrefOf(link)).toBe('/zh_CN/products?id=1211952306528985089')
  expect(link).toHaveAttribute('target', '_blank')
  expect((await follow(link)).status).toBe(200)
})

test('the scenes have a tab for each type; a scene has icon, name, brief and the way to its page (S1 2.6, readings 7)', async () => {
  const page = await open('/zh_CN')
  const section = region(page, '走进真实场景')
  const types = ['样本保存', '疫苗与公共卫生', '血液与血浆', '药品与临床', '实验室与生物安全', '其他行业']
  // Other tests may create types at the same time.
  const tabs = textsOf(section.getAllByRole('tab'))
  expect(tabs.filter((name) => types.includes(name))).toEqual(types)
  const panel = within(section.getByRole('tabpanel', { name: '样本保存' }))
  const scene = within(panel.getByRole('group', { name: '生物样本库解决方案' }))
  expect(scene.getByRole('heading', { name: '生物样本库解决方案' })).toBeInTheDocument()
  const details = scene.getByRole('link', { name: '查看详情' })
  expect(details).toHaveAttribute('href', '/zh_CN/solutions?solutionId=1209669217492766722')

  // Scripts turn the hotspots into buttons, whose popovers have the way to the product.
  const [point] = scene.getAllByRole('link', { name: /U830/ })
  expect(hrefOf(point)).toMatch(/^\/zh_CN\/products\?id=1211952306528985089&name=/)
})

test('the cases of all types are in the markup below their names and lead to their pages (S1 2.6)', async () => {
  const page = await open('/zh_CN')
  const section = region(page, '用户案例')
  const panels = ['样本库', '企业与物流'].map((name) => {
    const tab = section.getByRole('tab', { name })
    return within(page.document.getElementById(tab.getAttribute('aria-controls') ?? '')!)
  })
  for (const panel of panels) expect(panel.getAllByRole('listitem').length).toBeGreaterThan(2)
  const [, second] = panels[0]!.getAllByRole('listitem')
  const link = within(second!).getByRole('link')
  expect(hrefOf(link)).toMatch(/^\/zh_CN\/case\/caseDetail\?id=\d{19}&name=/)
  expect((await follow(link)).status).toBe(200)
})

test('five articles have cover, title and date, and lead to their pages (S1 2.6)', async () => {
  const page = await open('/zh_CN')
  const section = region(page, '新闻中心')
  const articles = section.getAllByRole('article')
  expect(articles).toHaveLength(5)
  for (const article of articles) {
    const parts = within(article)
    expect(parts.getAllByRole('img')).toHaveLength(1)
    expect(parts.getByRole('time')).toHaveTextContent(/^\d{4}-\d{2}-\d{2}$/)
    expect(hrefOf(parts.getByRole('link'))).toMatch(/^\/zh_CN\/newsDetail\?id=\d{19}&name=/)
  }
  for (const index of [0, 2])
    expect((await follow(within(articles[index]!).getByRole('link'))).status).toBe(200)
  const all = await follow(section.getByRole('link', { name: '全部新闻' }))
  expect([all.status, all.address]).toEqual([200, '/zh_CN/news'])
  expect(page.getByRole('heading', { level: 1 })).toBeInTheDocument()
})

test('a company video leads to its page with id and title (S1 2.6)', async () => {
  const page = await open('/zh_CN')
  const carousel = region(page, '我们的故事').getByRole('group', { name: '企业视频' })
  const videos = within(carousel).getAllByRole('listitem')
  expect(videos).toHaveLength(6)
  const address = hrefOf(within(videos[0]!).getByRole('link')) ?? ''
  expect(address).toMatch(/^\/zh_CN\/videoDetail\?id=\d{19}&title=.+/)
  expect(hrefOf(carousel.querySelector('a[data-current]'))).toBe(address)
  expect((await request(address)).status).toBe(200)
})

test('each entry of the history has the four digits of its year and what happened (S1 2.6)', async () => {
  const page = await open('/zh_CN')
  const entries = region(page, '发展历程').getAllByRole('listitem')
  expect(entries.length).toBeGreaterThan(4)
  expect(within(entries[0]!).getByText('2003')).toBeInTheDocument()
  for (const entry of entries) expect(textOf(entry)).toMatch(/^(19|20)\d\d\S.+/)
})

test('the figures from the CMS are at the end: 500+, 200+, 70+ (S1 2.6, readings 8)', async () => {
  const page = await open('/zh_CN')
  const figures = region(page, '关键数据').getAllByRole('listitem')
  expect(figures.map((figure) => figure.querySelector('[data-text]')?.textContent)).toEqual([
    '500',
    '200',
    '70',
  ])
  for (const [index, figure] of ['500+', '200+', '70+'].entries())
    expect(textOf(figures[index])).toContain(figure)
  const sections = page.getByRole('main').querySelectorAll('section')
  expect([...sections].at(-1)).toContainElement(figures[0]!)
})

test('the home page has the company as structured data (schema.org Organization)', async () => {
  expect(structuredDataOf(await open('/cn'))).toContainEqual(
    expect.objectContaining({ '@type': 'Organization', name: '诺凡生物医疗' }),
  )
})
