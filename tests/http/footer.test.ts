import { expect, follow, open, request, test, textOf, within, type Page } from '../support/http'

const footer = (page: Page) => within(page.getByRole('contentinfo'))
const hrefOf = (link: Element | null | undefined) => link?.getAttribute('href')

/** A heading is in the markup twice: as text, and as the button that collapses its column on narrow screens. */
const headings = (menu: HTMLElement) =>
  within(menu)
    .getAllByRole('heading')
    .map((heading) => textOf(heading.querySelector('span')))

const named = ['Our History', 'Training Material', 'Customer Support']

test.each([
  { home: '/en', support: 'Support', links: [...named, 'The Team'] },
  { home: '/us', support: 'Support', links: named },
  {
    home: '/uk',
    support: 'Resources',
    links: [...named, 'The Team', /^Privacy Policy/, /^Anti-Slavery Policy/],
  },
])("the footer of $home has its site's columns (S1 2.4)", async ({ home, support, links }) => {
  const menu = footer(await open(home)).getByRole('navigation', { name: 'Footer menu' })
  expect(headings(menu)).toEqual(['Products', 'Solutions', support, 'Company'])
  for (const name of links) expect(within(menu).getByRole('link', { name })).toBeInTheDocument()
  expect(within(menu).queryAllByRole('link', { name: 'The Team' })).toHaveLength(home === '/us' ? 0 : 1)
})

test('the footer leads to the categories and the solution types', async () => {
  const menu = within(footer(await open('/fr')).getByRole('navigation', { name: 'Menu de pied de page' }))
  const hrefs = menu.getAllByRole('link').map((link) => hrefOf(link) ?? '')
  expect(hrefs.filter((href) => href.startsWith('/en/productsList?id=')).length).toBeGreaterThan(3)
  expect(hrefs.filter((href) => href.startsWith('/en/solutions?solutionId=')).length).toBeGreaterThan(3)
})

test('footer items keep their parameters, and the UK policies are documents of their own (S1 2.4)', async () => {
  const menu = within(footer(await open('/uk')).getByRole('navigation', { name: 'Footer menu' }))
  expect(hrefOf(menu.getByRole('link', { name: 'Our History' }))).toBe(
    '/en/aboutUs/history?listid=0&lang=en_UK',
  )
  const policy = menu.getByRole('link', { name: /^Anti-Slavery Policy/ })
  expect(policy).toHaveAttribute('target', '_blank')
  const address = hrefOf(policy) ?? ''
  expect(address).toMatch(/^\/file\/documents\/.*anti-slavery.*\.pdf$/)
  expect((await request(address)).headers.get('content-type')).toBe('application/pdf')
})

test.each([
  { home: '/en', address: '86 Lengquan Road', phone: '+86 0000 8600 0086', legal: 'Legal' },
  { home: '/us', address: 'Durham, North Carolina', phone: '+1 919 555 0186', legal: 'Legal' },
  { home: '/uk', address: 'Leeds, United Kingdom', phone: '+44 113 496 0086', legal: 'Legal' },
  { home: '/es', address: 'Getafe, Madrid', phone: '+34 555 010 086', legal: 'Aviso legal' },
])(
  "the footer of $home has its site's address, phone, legal notice and site map (S1 2.4)",
  async ({ home, address, phone, legal }) => {
    const page = await open(home)
    const place = page.getByRole('contentinfo').querySelector('address')!
    expect(textOf(place)).toContain(address)
    expect(within(place).getByRole('link', { name: phone })).toHaveAttribute(
      'href',
      `tel:${phone.replaceAll(' ', '')}`,
    )
    expect(hrefOf(footer(page).getByRole('link', { name: legal }))).toMatch(/^\/en\/legal/)
    const root = page.getByRole('contentinfo')
    expect(textOf(root.querySelector('a[href^="/en/sitemap"]'))).not.toBe('')
    expect(textOf(root.querySelector('a[href^="/static/policy.pdf?lang="]'))).not.toBe('')
  },
)

test('friendly links of an international site open elsewhere in a new window (S1 2.4)', async () => {
  const friends = footer(await open('/fr')).getByRole('navigation', { name: 'Liens utiles' })
  const [first] = within(friends).getAllByRole('link')
  expect(first).toHaveAttribute('target', '_blank')
  expect(hrefOf(first)).toMatch(/^https:/)
})

test('the Chinese footer has its columns with their parameters (S1 2.4)', async () => {
  const menu = footer(await open('/zh_CN')).getByRole('navigation', { name: '页脚导航' })
  expect(headings(menu)).toEqual(['产品中心', '解决方案', '服务支持', '关于我们', '投资者关系'])
  const addresses = within(menu)
    .getAllByRole('link')
    .map((link) => decodeURIComponent(hrefOf(link) ?? ''))
  const isCatalogue = (address: string) => /^\/zh_CN\/(productsList|solutions)\?/.test(address)
  expect(addresses.filter((address) => !isCatalogue(address))).toEqual([
    ...[0, 1, 2].map((type) => `/zh_CN/supportDetail?type=${type}`),
    '/zh_CN/aboutUs',
    '/zh_CN/aboutUs?name=发展历程',
    '/zh_CN/aboutUs?name=荣誉资质',
    ...['case', 'news', 'video', 'recruitment'].map((page) => `/zh_CN/${page}`),
    ...['overview', 'stocks', 'notice', 'information', 'contact'].map((page) => `/zh_CN/investor/${page}`),
  ])
})

test('the Chinese footer leads to the categories and the solution types', async () => {
  const menu = within(footer(await open('/zh_CN')).getByRole('navigation', { name: '页脚导航' }))
  const category = await follow(menu.getByRole('link', { name: '超低温保存箱' }))
  expect(category.getByRole('heading', { level: 1 })).toHaveTextContent('超低温保存箱')
  const solution = await follow(menu.getByRole('link', { name: '血液与血浆' }))
  expect(solution.getByRole('heading', { level: 1 })).toBeInTheDocument()
})

test.each([
  { path: '/zh_CN/case', isFolded: false },
  { path: '/zh_CN/legal', isFolded: true },
  { path: '/zh_CN/unknown', isFolded: true },
  { path: '/en/legal', isFolded: true },
  { path: '/en/aboutUs/case', isFolded: false },
])('the message form of $path is folded: $isFolded', async ({ path, isFolded }) => {
  const board = footer(await open(path)).getByRole('region', { name: /留言|message/ })
  expect(board.hasAttribute('data-folded')).toBe(isFolded)
  expect(board.querySelector('h2')?.hasAttribute('data-folding')).toBe(isFolded)
})

test('the Chinese footer links to friendly links, record filings, phone and legal notice, but not to a site map (S1 2.4)', async () => {
  const page = await open('/zh_CN')
  const friends = within(footer(page).getByRole('navigation', { name: '友情链接' })).getAllByRole('link')
  expect(friends).toHaveLength(6)
  expect(friends[0]).toHaveAttribute('target', '_blank')
  expect(friends[0]).toHaveAttribute('href', 'https://www.east-lake-biobank.example')
  expect(hrefOf(footer(page).getByRole('link', { name: /ICP备/ }))).toMatch(/beian\.miit\.gov\.cn/)
  expect(hrefOf(footer(page).getByRole('link', { name: /公网安备/ }))).toMatch(/beian\.mps\.gov\.cn/)
  expect(footer(page).getByText('山海省青屿市高新区冷泉路 86 号')).toBeInTheDocument()
  const [phone] = footer(page).getAllByRole('link', { name: '400-000-0086' })
  expect(phone).toHaveAttribute('href', 'tel:4000000086')
  expect(footer(page).getByRole('link', { name: '法律声明' })).toHaveAttribute('href', '/zh_CN/legal')
  expect(page.getByRole('contentinfo').querySelector('a[href*="sitemap"]')).toBeNull()
})

test('the Chinese contact band addresses buyers on product pages only, and the support page has its own hotline', async () => {
  const titleOn = async (path: string) =>
    footer(await open(path)).queryByRole('heading', { level: 2, name: /^(说说您的存储需求|联系我们)$/ })
      ?.textContent
  expect(await titleOn('/zh_CN/case')).toBe('说说您的存储需求')
  expect(await titleOn('/zh_CN/recruitment')).toBe('联系我们')
  expect(await titleOn('/zh_CN/investor/contact')).toBe('联系我们')
  expect(await titleOn('/zh_CN/support')).toBeUndefined()
})
