import { mp4 } from '../../factories/uploads'
import { uniqueTitle, type Content } from '../../support/content'
import { canonicalOf, expect, follow, open, pathOf, request, test, textOf, within } from '../../support/http'
import type { Page } from '../../support/http'

const lists = [
  { kind: 'product-video', path: '/en/support/productVideo', name: 'Product Videos', other: 'user-video' },
  { kind: 'user-video', path: '/en/support/userVideo', name: 'User Videos', other: 'product-video' },
]

const heading = (page: Page) => textOf(page.document.querySelector('main h1'))
const titles = (page: Page) => [...page.document.querySelectorAll('main h2')]
const firstLink = (page: Page) => page.document.querySelector('main h2 a')

async function upload(content: Content): Promise<string> {
  const { id } = await content.upload('files', { name: 'film.mp4', mimeType: 'video/mp4', buffer: mp4 })
  return String(id)
}

test.for(lists)(
  '$name are a list of covers; an id shows the video (S2 2.13, 2.14)',
  async ({ path, name }) => {
    const list = await open(`${path}?lang=en_EN`)
    expect(heading(list)).toBe(name)
    const title = textOf(titles(list)[0])
    const page = await follow(firstLink(list))
    expect(page.address).toMatch(new RegExp(`^${path}\\?id=\\d{19}&lang=en_EN$`))
    expect(heading(page)).toBe(title)
    const main = page.getByRole('main')
    within(main).getByText(/^Release date: /)
    const video = main.querySelector('video')
    expect(video).toHaveAttribute('controls')
    expect(video?.getAttribute('poster')).toMatch(/^\/file\/pictures\//)
    expect(canonicalOf(page)).toMatch(/^\/en\/products\/videoDetail\?id=\d{19}$/)

    const steps = within(within(main).getByRole('navigation', { name: 'Previous and next video' }))
    expect(steps.getByRole('link', { name: 'Go back' })).toHaveAttribute('href', `${path}?lang=en_EN`)
    const next = steps.getByRole('link', { name: /^Next/ })
    expect(heading(await follow(next))).toBe(textOf(next).replace(/^Next video ?/, ''))
  },
)

test.for(lists)('$name have eight on a page (S2 9)', async ({ kind, path }, { content }) => {
  const file = await upload(content)
  const data = { kind, file, language: 'en', sites: ['fr_FR', 'en_EN'], order: 900, _status: 'published' }
  for (let one = 0; one < 9; one += 1)
    await content.create('materials', { ...data, name: uniqueTitle('Film') })
  const page = await open(`${path}?lang=en_EN`)
  expect(titles(page)).toHaveLength(8)
  const pager = within(page.getByRole('navigation', { name: 'Pages' }))
  const second = await follow(pager.getByRole('link', { name: 'Next' }))
  expect(second.address).toBe(`${path}?pageNo=2&lang=en_EN`)
  expect((await follow(firstLink(second))).address).toMatch(/\?id=/)
  expect((await request(`${path}?pageNo=99`)).status).toBe(404)
})

test.for(lists)(
  'an id that is unknown or 0 is not found in $name, one of the other kind redirects there (S2 2.13, 4)',
  async ({ path, other }, { content }) => {
    expect((await request(`${path}?id=0`)).status).toBe(404)
    const target = lists.find(({ kind }) => kind === other)?.path
    const data = { kind: other, file: await upload(content), language: 'en', order: 900, sites: ['en_EN'] }
    const { id } = await content.create('materials', {
      ...data,
      name: uniqueTitle('Film'),
      _status: 'published',
    })
    const { status, headers } = await request(`${path}?id=${id}&lang=en_EN`)
    expect(status).toBe(308)
    expect(pathOf(headers.get('location'))).toBe(`${target}?id=${id}&lang=en_EN`)
  },
)
