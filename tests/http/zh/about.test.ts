import {
  attribute,
  canonicalOf,
  expect,
  follow,
  open,
  structuredDataOf,
  test,
  textOf,
  textsOf,
  within,
  type Page,
} from '../../support/http'
import { mainOf } from '../../support/http-page'
import { crumbsOf, currentLabelsOf, headingOf, hrefOf } from './page-queries'

const about = '/zh_CN/aboutUs'

function item(name: string): string {
  return `${about}?name=${encodeURIComponent(name)}`
}

function menuOf(page: Page): HTMLElement {
  return mainOf(page).getByRole('navigation', { name: '关于我们' })
}

function yearsOf(page: Page): HTMLDetailsElement[] {
  return [...page.getByRole('main').querySelectorAll('details')]
}

test('without a name the first item of the menu is selected (S1 2.14)', async () => {
  const page = await open(about)
  expect(headingOf(page)).toBe('公司简介')
  expect(currentLabelsOf(menuOf(page))).toEqual(['公司简介'])
  expect(crumbsOf(page).map(([label]) => label)).toEqual(['首页', '关于我们', '公司简介'])
  expect(page.getByRole('main')).toHaveTextContent(/诺凡/)
  expect(structuredDataOf(page).at(-1)).toMatchObject({
    '@type': 'AboutPage',
    inLanguage: 'zh-CN',
    mainEntity: { '@type': 'Organization', name: expect.stringContaining('诺凡') as string },
  })
})

test('the company profile shows the figures of the home page', async () => {
  const main = mainOf(await open(about))
  const figures = main.getAllByRole('listitem').filter((entry) => /^(500|200|70)\+/.test(textOf(entry)))
  expect(figures).toHaveLength(3)
})

test('a name selects the item with that title, an unknown one the first (S1 2.4, 2.14)', async () => {
  const page = await open(item('荣誉资质'))
  expect(headingOf(page)).toBe('荣誉资质')
  expect(crumbsOf(page).map(([label]) => label)).toEqual(['首页', '关于我们', '荣誉资质'])
  expect(page.document.title).toMatch(/^荣誉资质 \| 关于我们 \| /)
  const unknown = await open(item('没有这一项'))
  expect(headingOf(unknown)).toBe('公司简介')
  expect(canonicalOf(unknown)).toBe(about)
})

test('the footer leads to milestones and honours (S1 2.4)', async () => {
  const footer = within((await open(about)).getByRole('contentinfo'))
  for (const name of ['发展历程', '荣誉资质']) {
    const page = await follow(footer.getByRole('link', { name }))
    expect(headingOf(page)).toBe(name)
  }
})

test('milestones come by year with month and content, and all years are open at first (S1 2.14, 4)', async () => {
  const page = await open(item('发展历程'))
  const years = yearsOf(page)
  expect(years.length).toBeGreaterThan(3)
  for (const year of years) expect(year).toHaveAttribute('open')
  const [first] = years
  if (!first) throw new Error('There is no year.')
  expect(textOf(within(first).getByRole('heading'))).toMatch(/^20\d\d$/)
  expect(textOf(within(first).getAllByRole('listitem')[0])).toMatch(/^\d{1,2}月\S/)
  // Collapsed by the browser without scripts.
  expect(first.firstElementChild?.tagName).toBe('SUMMARY')
  expect(first.firstElementChild).toHaveTextContent(/收起展开/)
})

test('the tabs beside the milestones lead by addresses (S1 2.14)', async () => {
  const page = await open(item('发展历程'))
  const tabs = mainOf(page).getByRole('navigation', { name: '发展历程' })
  expect(currentLabelsOf(tabs)).toHaveLength(1)
  const [, link] = within(tabs).getAllByRole('link')
  const second = await follow(link ?? null)
  expect(headingOf(second)).toBe('发展历程')
  const chosen = currentLabelsOf(mainOf(second).getByRole('navigation', { name: '发展历程' }))
  expect(chosen).toEqual([textOf(link)])
})

test('honours show title and picture in buttons that enlarge them (S1 2.14)', async () => {
  const page = await open(item('荣誉资质'))
  const honours = mainOf(page).getAllByRole('button', { name: /^放大查看/ })
  expect(honours.length).toBeGreaterThan(3)
  for (const honour of honours) {
    expect(honour).toHaveAccessibleName(/^放大查看.*\S{2}/)
    expect(honour.querySelector('img')).toHaveAttribute('src', expect.stringMatching(/^\/file\//))
  }
})

test('the second about page shows a text and two tabs, profile and big events (S1 2.14, readings 5)', async () => {
  const page = await open('/zh_CN/aboutUsNew')
  expect(headingOf(page)).toMatch(/\S/)
  expect(textsOf(mainOf(page).getAllByRole('tab'))).toEqual(['公司简介', '大事记'])
  expect(attribute(page, '#profile', 'hidden')).toBeNull()
  expect(attribute(page, '#events', 'hidden')).not.toBeNull()
  const profile = within(mainOf(page).getByRole('tabpanel', { name: '公司简介' }))
  expect(textsOf(profile.getAllByRole('heading'))).toEqual(['业务与规模'])
  expect(crumbsOf(page)).toContainEqual(['关于我们', about])
  expect(hrefOf(page.document.querySelector('link[rel=canonical]'))).toBe('/zh_CN/aboutUsNew')
})
