import { expect, follow, open, test, textOf, textsOf, within, type Page } from '../../support/http'

const freezers = '/zh_CN/productsList?id=1215000000000101000'

const categories = (page: Page) => page.getByRole('navigation', { name: '产品分类' })
const current = (page: Page) => textsOf(categories(page).querySelectorAll('[aria-current=page]'))
const groups = (page: Page) => textsOf(page.document.querySelectorAll('main h2'))
const heading = (page: Page) => textOf(page.document.querySelector('h1'))
const categoryLink = (page: Page, name: string | RegExp) =>
  within(categories(page)).getByRole('link', { name })

test('without a category the list shows the first one, its subcategories in groups (S2 2.2)', async () => {
  const page = await open('/zh_CN/productsList')
  expect(heading(page)).toBe('超低温保存箱')
  expect(groups(page)).toHaveLength(5)
})

test('a list shows a category of the first, the second or the third level (S2 2.2)', async () => {
  expect(current(await open(freezers))).toEqual(['超低温保存箱', '全部'])

  const second = await open('/zh_CN/productsList?id=1215000000000101200')
  expect(current(second)).toEqual(['卧式超低温保存箱'])
  expect(groups(second)[0]).toMatch(/C\d+/)

  const third = await open('/zh_CN/productsList?id=1215000000000101101')
  expect(current(third)).toEqual(['立式超低温保存箱'])
  expect(heading(third)).toBe('立式变频超低温保存箱')
})

test('links lead to another first or second level, just below the banner (S2 2.2)', async () => {
  const first = categoryLink(await open(freezers), '血液保存设备')
  expect(first).toHaveAttribute('href', '/zh_CN/productsList?id=1215000000000104000#list')
  const page = await follow(first)
  expect(current(page)[0]).toBe('血液保存设备')
  expect(page.document.getElementById('list')).toContainElement(categories(page))

  const second = categoryLink(page, /血浆/)
  expect(second).toHaveAttribute('href', '/zh_CN/productsList?id=1215000000000104200#list')
  expect(current(await follow(second))).toEqual([textOf(second)])
})

test('a card has the model on a line of its own', async () => {
  const page = await open('/zh_CN/productsList?id=1215000000000101200')
  const [title] = [...page.document.querySelectorAll('main article :is(h2, h3) a')]
  expect(title?.firstChild?.textContent).toMatch(/^C\d+$/)
  expect(textOf(title?.querySelector('span'))).toMatch(/^卧式/)
})

test('filters narrow the list and are taken off', async () => {
  const page = await open(`${freezers}&volume=from-600`)
  expect(page.getByText(/款产品符合条件/)).toBeInTheDocument()
  const removal = page.getByLabelText(/^移除筛选条件/)
  expect(removal).toHaveAttribute('href', `${freezers}#list`)
  const all = await follow(removal)
  expect(all.getByText(/^共 \d+ 款产品$/)).toBeInTheDocument()
})

test('a product of the list can be chosen for comparison', async () => {
  const page = await open('/zh_CN/productsList?id=1215000000000101200')
  // Until the scripts run, the toggles are links.
  const toggles = [...page.document.querySelectorAll('main a[href^="/zh_CN/products/compare?ids="]')]
  const chests = toggles.filter((one) => textOf(one).startsWith('对比 C'))
  expect(chests.length).toBeGreaterThan(1)
  expect(page.getByLabelText('待对比的产品')).toHaveAttribute('hidden')
})
