import { attribute, expect, follow, open, request, test, textOf, within } from '../../support/http'
import { itemsWithHeading, mainOf } from '../../support/http-page'
import { crumbsOf, headingOf, hrefOf, pagerOf } from './page-queries'

const lineTwo = '1218000000000007002'

test('the Chinese list shows eight videos on a page, and the pager leads on (S1 2.12)', async () => {
  const page = await open('/zh_CN/video')
  expect(headingOf(page)).toBe('企业视频')
  expect(mainOf(page).getAllByRole('heading', { level: 2 })).toHaveLength(8)
  const second = await follow(pagerOf(page).getByRole('link', { name: '下一页' }))
  expect(second.address).toBe('/zh_CN/video?pageNo=2')
  expect(itemsWithHeading(second).length).toBeGreaterThan(0)
  expect((await request('/zh_CN/video?pageNo=99')).status).toBe(404)
})

test('a Chinese card shows a poster and leads to its video by id and title (S1 2.12)', async () => {
  const [card] = itemsWithHeading(await open('/zh_CN/video'))
  if (!card) throw new Error('There is no card.')
  expect(card.querySelector('img')).toHaveAttribute('src', expect.stringMatching(/^\/file\/pictures\//))
  const opened = await follow(within(card).getByRole('link'))
  expect(opened.address).toMatch(/^\/zh_CN\/videoDetail\?id=\d{19}&title=.+/)
  expect(headingOf(opened)).toBe(within(card).getByRole('heading').textContent)
})

test('the page of a video shows the date, the video with its poster and a link to the list (S1 2.12)', async () => {
  const page = await open(`/zh_CN/videoDetail?id=${lineTwo}`)
  expect(textOf(mainOf(page).getByText(/^发布日期：/))).toMatch(/^发布日期：\d{4}-\d{2}-\d{2}$/)
  expect(attribute(page, 'main video', 'poster')).toMatch(/^\/file\/pictures\//)
  expect(crumbsOf(page)).toEqual([
    ['首页', '/cn'],
    ['关于我们', '/zh_CN/aboutUs'],
    ['企业视频', '/zh_CN/video'],
    [headingOf(page), undefined],
  ])
})

test('上一个 and 下一个 name their videos and lead to them (S1 2.12)', async () => {
  const page = await open(`/zh_CN/videoDetail?id=${lineTwo}`)
  const steps = within(mainOf(page).getByRole('navigation', { name: '上一个和下一个视频' }))
  expect(steps.getByRole('link', { name: /^上一个：.+/ })).toHaveAttribute('rel', 'prev')
  const next = steps.getByRole('link', { name: /^下一个：.+/ })
  expect(next).toHaveAttribute('rel', 'next')
  const opened = await follow(next)
  expect(headingOf(opened)).toBe(textOf(next).replace(/^下一个：/, ''))
  const back = within(mainOf(opened).getByRole('navigation', { name: '上一个和下一个视频' }))
  const previous = back.getByRole('link', { name: /^上一个：/ })
  expect(hrefOf(previous)).toContain(`id=${lineTwo}&`)
})

test('a Chinese id of the other kind of video leads to the right page (readings 4)', async () => {
  const product = await open('/zh_CN/videoDetail?id=1216000000000011025')
  expect(product.address).toBe('/zh_CN/products/videoDetail?id=1216000000000011025')
  expect(product.status).toBe(200)
  const company = await open(`/zh_CN/products/videoDetail?id=${lineTwo}`)
  expect(company.address).toBe(`/zh_CN/videoDetail?id=${lineTwo}`)
  expect(company.status).toBe(200)
})
