import {
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

const tour = '1216000000000011015'
const path = `/en/products/videoDetail?id=${tour}&lang=en_EN`

const heading = (page: Page) => textOf(page.document.querySelector('h1'))
const step = (page: Page, label: string, name: RegExp) =>
  within(page.getByLabelText(label)).queryByText(name)?.closest('a') ?? null

test('a product video shows title, release date and a player with a poster (S2 2.4)', async () => {
  const page = await open(path)
  expect(heading(page)).toMatch(/^U830: /)
  expect(page.getByText(/^Release date: \d{1,2} \w+ \d{4}$/)).toBeInTheDocument()
  expect(attribute(page, 'video', 'controls')).toBe('')
  expect(attribute(page, 'video', 'preload')).toBe('metadata')
  expect(attribute(page, 'video', 'poster')).toMatch(/^\/file\/pictures\//)
})

test('previous and next lead to the videos beside it, by name (S2 2.4)', async () => {
  const page = await open(path)
  expect(step(page, 'Previous and next video', /^Previous/)).toBeNull()
  const next = step(page, 'Previous and next video', /^Next/)
  expect(heading(await follow(next))).toBe(textOf(next).replace(/^Next video/, ''))
})

test('the products of the video have cards that lead to their pages', async () => {
  const shown = within((await open(path)).getByRole('region', { name: 'Products in this video' }))
  const names = textsOf(shown.getAllByRole('heading', { level: 3 }))
  expect(names).toEqual(['U830', 'U700', 'U960'].map((model) => expect.stringMatching(`^${model} `)))
  expect(heading(await follow(shown.getByRole('link', { name: /^U700 / })))).toMatch(/U700/)
})

test('the breadcrumb leads to the company videos, also at the old address of a video (S2 2.4)', async () => {
  const page = await open(`/en_US/products/videoDetail?id=${tour}`)
  expect(page.getByText(/^Release date: \w+ \d{1,2}, \d{4}$/)).toBeInTheDocument()
  const crumbs = within(page.getByRole('navigation', { name: 'You are here' }))
  expect(textsOf(crumbs.getAllByRole('listitem'))).toEqual([
    'Home',
    'About Us',
    'Videos',
    expect.stringMatching(/^U830: /),
  ])
  const videos = await follow(crumbs.getByRole('link', { name: 'Videos' }))
  expect(videos.status).toBe(200)
  expect(videos.address).toBe('/en/aboutUs/video?lang=en_US')
})

test('a user video has a page, what is no video has none (S2 2.4, readings 4)', async () => {
  const status = async (id: string) => (await request(`/en/products/videoDetail?id=${id}`)).status
  expect(await status('1216000000000012095')).toBe(200)
  expect(await status('1216000000000001011')).toBe(404)
  expect(await status('1')).toBe(404)
})

test('a Chinese product video shows title, date, player and the videos beside it (S2 2.4)', async () => {
  const page = await open('/zh_CN/products/videoDetail?id=1216000000000011025')
  expect(heading(page)).toMatch(/R240/)
  expect(page.getByText(/^发布日期：\d{4}-\d{2}-\d{2}$/)).toBeInTheDocument()
  expect(page.getByText(/^本片介绍 R240、R175、R385。$/)).toBeInTheDocument()
  expect(attribute(page, 'video', 'poster')).toMatch(/^\/file\/pictures\//)
  expect(step(page, '上一个和下一个视频', /^上一个/)).not.toBeNull()
  expect(heading(await follow(step(page, '上一个和下一个视频', /^下一个/)))).toMatch(/V1000/)
})
