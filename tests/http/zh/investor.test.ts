import { expect, follow, open, request, test, textsOf, within, type Page } from '../../support/http'
import { mainOf } from '../../support/http-page'
import { crumbsOf, currentLabelsOf, headingOf, hrefOf, pagerOf } from './page-queries'

function menuOf(page: Page): HTMLElement {
  return mainOf(page).getByRole('navigation', { name: '投资者关系' })
}

test('the old address leads to the overview, whose menu leads to the other pages (S1 2.15)', async () => {
  const page = await open('/zh_CN/investorRelation')
  expect(page.address).toBe('/zh_CN/investor/overview')
  const links = within(menuOf(page)).getAllByRole('link')
  expect(links.map((link) => [link.textContent, hrefOf(link)])).toEqual([
    ['公司概况', '/zh_CN/investor/overview'],
    ['股票行情', '/zh_CN/investor/stocks'],
    ['公司公告', '/zh_CN/investor/notice'],
    ['投资者资讯', '/zh_CN/investor/information'],
    ['投资者联系', '/zh_CN/investor/contact'],
  ])
  expect(currentLabelsOf(menuOf(page))).toEqual(['公司概况'])
  expect(mainOf(page).getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(0)
})

test.each([
  { path: 'stocks', height: '505' },
  { path: 'notice', height: '460' },
])(
  'the frame of $path is made $height px high and has a link beside it (S1 2.15, readings 17)',
  async ({ path, height }) => {
    const page = await open(`/zh_CN/investor/${path}`)
    const frame = page.getByRole('main').querySelector('iframe')
    expect(frame).toHaveAttribute('height', height)
    const link = mainOf(page).getByRole('link', { name: /在新窗口中打开/ })
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('href', frame?.getAttribute('src'))
  },
)

test('company news has three articles per page, linked to their investor page (S1 2.15, 9)', async () => {
  const page = await open('/zh_CN/investor/information')
  const news = mainOf(page).getByRole('region', { name: '公司新闻' })
  const rows = within(news)
    .getAllByRole('listitem')
    .filter((item) => item.querySelector('h2'))
  expect(rows).toHaveLength(3)
  const link = rows[0]?.querySelector('a') ?? null
  const opened = await follow(link)
  expect(opened.address).toMatch(/^\/zh_CN\/investor\/informationDetail\?id=\d+&name=/)
  expect(headingOf(opened)).toBe(link?.textContent)
  expect(crumbsOf(opened)).toEqual([
    ['首页', '/cn'],
    ['投资者关系', '/zh_CN/investor/overview'],
    ['投资者资讯', '/zh_CN/investor/information'],
    ['新闻详情', undefined],
  ])
})

test('both lists have their own pager and keep the page of the other (S1 2.15)', async () => {
  const first = await open('/zh_CN/investor/information')
  const nextNews = pagerOf(first, '新闻分页').getByRole('link', { name: '下一页' })
  expect(hrefOf(nextNews)).toBe('/zh_CN/investor/information?pageNo=2#news')
  const second = await follow(nextNews)
  const nextVideos = pagerOf(second, '视频分页').getByRole('link', { name: '下一页' })
  expect(hrefOf(nextVideos)).toBe('/zh_CN/investor/information?pageNo=2&videoPageNo=2#videos')

  const third = await follow(nextVideos)
  expect(textsOf(listOf(third, '公司新闻'))).toEqual(textsOf(listOf(second, '公司新闻')))
  expect(textsOf(listOf(third, '视频'))).not.toEqual(textsOf(listOf(second, '视频')))
  expect(listOf(third, '视频').length).toBeGreaterThan(0)
  expect((await request('/zh_CN/investor/information?videoPageNo=99')).status).toBe(404)
})

test('an article for investors leads to the next one for investors (S1 2.15, issue 19)', async () => {
  const [first, second] = listOf(await open('/zh_CN/investor/information'), '公司新闻')
  const article = await follow(first?.querySelector('a') ?? null)
  const steps = within(article.getByRole('navigation', { name: '更多新闻' }))
  expect(steps.queryByRole('link', { name: /^上一篇/ })).toBeNull()
  const next = await follow(steps.getByRole('link', { name: /^下一篇/ }))
  expect(next.address).toMatch(/^\/zh_CN\/investor\/informationDetail\?id=\d{19}/)
  expect(headingOf(next)).toBe(second?.querySelector('h3, h2')?.textContent)
  expect(hrefOf(steps.getByRole('link', { name: '返回' }))).toBe('/zh_CN/investor/information')
})

test('a video of another site opens in a new tab, one of this site has a button (S1 2.15, 4)', async () => {
  const page = await open('/zh_CN/investor/information')
  const videos = within(mainOf(page).getByRole('region', { name: '视频' }))
  const elsewhere = listOf(page, '视频')
    .find((item) => item.querySelector('a'))
    ?.querySelector('a')
  expect(elsewhere).toHaveAttribute('target', '_blank')
  expect(elsewhere).toHaveAttribute('href', expect.stringMatching(/^https:/))
  expect(videos.getAllByRole('button')[0]).not.toBeEmptyDOMElement()
})

test("the board secretary's card has name, phone, fax, mail, address and postcode (S1 2.15)", async () => {
  const page = await open('/zh_CN/investor/contact')
  expect(mainOf(page).getByRole('heading', { level: 2 })).toHaveTextContent(/\S/)
  expect(textsOf(mainOf(page).getAllByRole('term'))).toEqual(['电话', '传真', '邮箱', '地址', '邮编'])
  const details = textsOf(mainOf(page).getAllByRole('definition'))
  expect(details).toHaveLength(5)
  expect(details).not.toContain('')
  const main = page.getByRole('main')
  expect(main.querySelector('a[href^="mailto:"]')).toHaveTextContent(/@/)
  expect(main.querySelector('a[href^="tel:"]')).toHaveTextContent(/\d/)
})

/** The items of the list of a section, without those of its pager. */
function listOf(page: Page, section: string): HTMLElement[] {
  const region = mainOf(page).getByRole('region', { name: section })
  return within(region)
    .getAllByRole('listitem')
    .filter((item) => !item.closest('nav'))
}
