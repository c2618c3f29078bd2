import {
  canonicalOf,
  attribute,
  expect,
  follow,
  open,
  request,
  test,
  textOf,
  textsOf,
  within,
  type Page,
} from '../support/http'

const main = (page: Page) => within(page.getByRole('main'))
const title = (page: Page) => textOf(page.getByRole('heading', { level: 1 }))
const tags = (page: Page, name = 'Please select the relevant category') =>
  within(main(page).getByRole('navigation', { name }))
const results = (page: Page) => main(page).getAllByRole('heading', { level: 2 })
const texts = (page: Page, name?: string) => textsOf(tags(page, name).getAllByRole('link'))
const matching = (patterns: RegExp[]) => patterns.map((pattern) => expect.stringMatching(pattern) as string)

test('a search shows its text, the number of results, the tags, and twelve results per page (S1 2.17)', async () => {
  const page = await open('/en/search?selectWD=2&inputWD=freezers&lang=en_UK')
  expect(title(page)).toMatch(/^“freezers”: found \d+ results$/)
  expect(texts(page)).toEqual(
    matching([
      /^Products \d+$/,
      /^Solutions \d+$/,
      /^Cases \d+$/,
      /^Videos \d+$/,
      /^Product Images \d+$/,
      /^Product Brochure \d+$/,
      /^News \d+$/,
    ]),
  )
  expect(results(page)).toHaveLength(12)
  expect(page.document.querySelector('mark')?.textContent).toMatch(/^freezers?$/i)

  const pages = within(main(page).getByRole('navigation', { name: 'Pages' }))
  const second = await follow(pages.getByRole('link', { name: /^Page\s*2$/ }))
  expect(second.address).toBe('/en/search?selectWD=2&inputWD=freezers&pageNo=2&lang=en_UK')
  expect(textsOf(results(second))).not.toEqual(textsOf(results(page)))

  const news = await follow(tags(second).getByRole('link', { name: /^News/ }))
  expect(news.address).toBe('/en/search?selectWD=1&inputWD=freezers&lang=en_UK')
  const navigation = main(news).getByRole('navigation', { name: 'Please select the relevant category' })
  expect(textsOf(navigation.querySelectorAll('[aria-current]'))).toEqual([expect.stringMatching(/^News/)])
})

test.each(['1', '2', '3', '4', '5', '6', '7'])('results of type %s are found (S1 2.17)', async (type) => {
  const page = await open(`/en/search?selectWD=${type}&inputWD=blood&lang=en_EN`)
  expect(results(page).length).toBeGreaterThan(0)
})

test('the field of the search page is a form that keeps the type and the site', async () => {
  const page = await open('/en/search?selectWD=4&inputWD=blood&lang=en_EN')
  const form = main(page).getByRole<HTMLFormElement>('search')
  expect(form).toHaveAttribute('action', '/en/search')
  expect(form.method).toBe('get')
  expect(within(form).getByRole('button', { name: 'Search' })).toHaveAttribute('type', 'submit')
  const field = form.querySelector<HTMLInputElement>('[name="inputWD"]')!
  expect(field.value).toBe('blood')
  field.value = 'vaccine'
  const { FormData } = page.document.defaultView!
  const sent = [...new FormData(form)].map(([name, value]) => [name, String(value)])
  const address = `/en/search?${new URLSearchParams(sent)}`
  expect(address).toBe('/en/search?selectWD=4&lang=en_EN&inputWD=vaccine')
  expect(title(await open(address))).toMatch(/^“vaccine”/)
})

test('a search without results says so and offers links, without scripts too (S1 2.17, 8)', async () => {
  const page = await open('/en/search?selectWD=3&inputWD=qqqqzzzz&lang=en_EN')
  expect(title(page)).toBe('“qqqqzzzz”: found no results')
  expect(textOf(page.getByRole('main'))).toContain(
    'There is no information available, please submit your request or contact us to get more details.',
  )
  const contact = await follow(main(page).getByRole('link', { name: 'Contact us' }))
  expect([contact.status, contact.address]).toEqual([200, '/en/contact?lang=en_EN'])
})

test('a correction with results in another type only links there (issue 14)', async () => {
  const page = await open('/en/search?selectWD=2&inputWD=aprentices&lang=en_EN')
  expect(title(page)).toBe('“apprentices”: found no results')
  const notice = main(page).getByText(
    /^No results for “aprentices”\. “apprentices” has results in another category/,
  )
  const elsewhere = await follow(within(notice).getByRole('link'))
  expect(elsewhere.address).toContain('inputWD=apprentices')
  expect(results(elsewhere).length).toBeGreaterThan(0)
})

test('synonyms find the right products, and the page shows what was searched (issue 14)', async () => {
  const page = await open('/en/search?selectWD=2&inputWD=BSC&lang=en_EN')
  expect(textsOf(results(page))[0]).toMatch(/biosafety cabinet/)
  expect(textOf(page.getByRole('main'))).toContain('Also searched for: class II biosafety cabinet.')
  expect(page.document.querySelector('mark')).toHaveTextContent('Class')
})

test('a word that names a type redirects to all of that type (S1 5)', async () => {
  const page = await open('/en/search?selectWD=2&inputWD=Video&lang=en_EN')
  expect(page.address).toBe('/en/search?selectWD=5&lang=en_EN')
  expect(title(page)).toMatch(/^Videos: \d+ results$/)
})

test.each(['100%', 'E003/091', '%2F', '..', '~a'])('%j can be searched (S1 2.17)', async (text) => {
  const page = await open(`/en/search?inputWD=${encodeURIComponent(text)}&lang=en_EN`)
  expect(page.status).toBe(200)
  expect(page.document.title.startsWith(`${text} | `)).toBe(true)
})

test('visitors share the page of a search for a while; it is neither stored by browsers nor indexed (issue 17)', async () => {
  const address = '/en/search?selectWD=2&inputWD=blood&lang=en_EN'
  await request(address)
  const page = await open(address)
  expect(page.headers.get('cache-control')).toContain('no-store')
  expect(page.headers.get('x-cache')).toBe('hit')
  expect([...page.headers.keys()].filter((name) => name.startsWith('x-isotherm'))).toEqual([])
  expect(title(page)).toMatch(/^“blood”: found/)
  const others = await open(address.replace('selectWD=2', 'selectWD=3'))
  expect(within(tags(others).getByRole('link', { current: 'page' })).getByText(/^Solutions/)).toBeTruthy()
  expect(page.document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  expect(attribute(page, 'head link[rel=canonical]', 'href')).toMatch(/^https?:/)
  expect(canonicalOf(page)).toBe('/en/search')
})

test('the Chinese search has five tags and marks what was typed (S1 2.17)', async () => {
  const page = await open(`/zh_CN/search?selectWD=1&inputWD=${encodeURIComponent('血液')}`)
  expect(title(page)).toMatch(/^“血液”，共找到 \d+ 条结果$/)
  expect(texts(page, '请选择相关分类')).toEqual(
    matching([/^产品 \d+$/, /^解决方案 \d+$/, /^用户案例 \d+$/, /^视频 \d+$/, /^新闻 \d+$/]),
  )
  expect(page.document.querySelector('mark')).toHaveTextContent(/^血液$/)
})

test('types that the Chinese site does not show redirect to the products (S1 2.17)', async () => {
  const page = await open('/zh_CN/search?selectWD=7&inputWD=U830')
  expect(page.address).toBe('/zh_CN/search?selectWD=2&inputWD=U830')
})
