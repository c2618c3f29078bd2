import {
  attribute,
  canonicalOf,
  expect,
  follow,
  open,
  request,
  test,
  textOf,
  textsOf,
  within,
} from '../../support/http'
import { itemsWithHeading, mainOf } from '../../support/http-page'
import { crumbsOf, expectPicture, expectSearch, headingOf, hrefOf, pagerOf } from './page-queries'

const article = '1214000000000001001'

test('the Chinese news list shows ten rows of cover, title, date and text (S1 2.10)', async () => {
  const page = await open('/zh_CN/news')
  expect(page.document.title).toBe('新闻中心 | 诺凡生物医疗')
  expect(crumbsOf(page)).toEqual([
    ['首页', '/cn'],
    ['新闻中心', undefined],
  ])
  expect((await request('/cn')).status).toBe(200)

  const rows = itemsWithHeading(page)
  expect(rows).toHaveLength(10)
  const [first] = rows
  if (!first) throw new Error('There is no row.')
  expectPicture(first)
  const row = within(first)
  const title = row.getByRole('heading').textContent
  expect(title).toMatch(/\p{Script=Han}{4}/u)
  expect(textOf(row.getByRole('time'))).toMatch(/^\d{4}-\d{2}-\d{2}/)
  expect(textOf(row.getAllByRole('paragraph').at(-1))).toMatch(/^[^<>]+$/)

  const opened = await follow(row.getByRole('link'))
  expect(opened.address).toMatch(/^\/zh_CN\/newsDetail\?id=\d{19}&name=/)
  expect(headingOf(opened)).toBe(title)
})

test('the pager of the Chinese list has text labels and works (S1 2.10)', async () => {
  const first = await open('/zh_CN/news')
  expect(pagerOf(first).getByText('上一页')).toBeInTheDocument()
  const second = await follow(pagerOf(first).getByRole('link', { name: '下一页' }))
  expect(second.address).toBe('/zh_CN/news?pageNo=2')
  expect(itemsWithHeading(second).length).toBeGreaterThan(0)
  expect(textsOf(itemsWithHeading(second))).not.toEqual(textsOf(itemsWithHeading(first)))
  expect(hrefOf(pagerOf(second).getByRole('link', { name: '上一页' }))).toBe('/zh_CN/news')
})

test('an article shows its date in Beijing time (S1 2.9)', async ({ content }) => {
  const { id } = await content.news(
    { sites: ['zh_CN'], updateTime: '2001-02-03T18:00:00.000Z' },
    { locale: 'zh_CN' },
  )
  const page = await open(`/zh_CN/newsDetail?id=${id}`)
  // Beijing time is a day ahead of UTC at that hour.
  expect(textOf(mainOf(page).getByText(/^发布日期：/))).toMatch(/^发布日期：2001\D0?2\D0?4\D?$/)
})

test('an article has a breadcrumb, a search box and recommended news but no categories (S1 2.9)', async () => {
  const page = await open(`/zh_CN/newsDetail?id=${article}`)
  expect(crumbsOf(page)).toEqual([
    ['首页', '/cn'],
    ['新闻中心', '/zh_CN/news'],
    ['新闻详情', undefined],
  ])
  expectSearch(page, { placeholder: '请输入关键词', kind: '1' })
  expect(page.queryByRole('navigation', { name: '新闻分类' })).toBeNull()

  const recommended = mainOf(page).getByRole('region', { name: '推荐新闻' })
  const [first] = within(recommended).getAllByRole('listitem')
  if (!first) throw new Error('No news are recommended.')
  expectPicture(first)
  const link = within(first).getByRole('link')
  const opened = await follow(link)
  expect(opened.address).toMatch(/^\/zh_CN\/newsDetail\?id=\d{19}/)
  expect(headingOf(opened)).toBe(link.textContent)
})

test('an article of the international sites is not found on the Chinese one (S1 2.9)', async () => {
  const page = await open('/zh_CN/newsDetail?id=1214000000000002060')
  expect(page.status).toBe(404)
  expect(page.document.documentElement).toHaveAttribute('lang', 'zh-CN')
  expect(headingOf(page)).toMatch(/没有找到您要的页面/)
  expectSearch(page, { placeholder: '搜索结果', kind: '2' })
})

test('the head of a Chinese article belongs to the Chinese site (S1 2.9)', async () => {
  const page = await open('/zh_CN/newsDetail?id=1214000000000001018&name=x')
  expect(page.document.title).toBe(`${headingOf(page)} | 诺凡生物医疗`)
  expect(canonicalOf(page)).toBe('/zh_CN/newsDetail?id=1214000000000001018')
  expect(attribute(page, 'meta[property="og:locale"]')).toBe('zh_CN')
})
