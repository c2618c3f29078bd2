import { mp4 } from '../../factories/uploads'
import { uniqueTitle, type Content } from '../../support/content'
import {
  canonicalOf,
  expect,
  follow,
  open,
  pathOf,
  request,
  structuredDataOf,
  test,
  textOf,
  textsOf,
  within,
} from '../../support/http'
import {
  breadcrumbOf,
  currentOf,
  expectPicture,
  headingsOf,
  itemsWithHeading,
  linkOf,
  mainOf,
  openPreview,
} from '../../support/http-page'

/** A company video which is neither the first nor the last one. */
const lineTwo = '1218000000000007002'
const productVideo = '1216000000000011015'

async function uploadVideo(content: Content): Promise<string> {
  const file = { name: 'film.mp4', mimeType: 'video/mp4', buffer: mp4 }
  return String((await content.upload('files', file)).id)
}

test.each([
  { site: 'en_EN', about: 'About Us', name: 'Videos', next: 'Next' },
  { site: 'fr_FR', about: 'À propos', name: 'Vidéos', next: 'Suivant' },
])(
  'a page of $site has six videos and a pager and belongs to the about-us pages (S1 2.12, 2.13)',
  async (given) => {
    const page = await open(`/en/aboutUs/video?listid=2&lang=${given.site}`)
    expect(headingsOf(page, 1)).toEqual([given.name])
    expect(headingsOf(page)).toHaveLength(6)
    expect(currentOf(mainOf(page).getByRole('navigation', { name: given.about }))).toBe(given.name)
    const pager = page.getByRole('navigation', { name: 'Pages' })
    const second = await follow(within(pager).getByRole('link', { name: given.next }))
    expect(second.address).toBe(`/en/aboutUs/video?pageNo=2&lang=${given.site}`)
    expect(headingsOf(second).length).toBeGreaterThan(0)
    expect(headingsOf(second)[0]).not.toBe(headingsOf(page)[0])
  },
)

test('a page beyond the last one is not found (S1 2.12)', async () => {
  expect((await request('/en/aboutUs/video?pageNo=99')).status).toBe(404)
})

test('a card has a poster and leads to its video (S1 2.12)', async () => {
  const [card] = itemsWithHeading(await open('/en/aboutUs/video?listid=2&lang=en_EN'))
  expectPicture(card?.querySelector('img'))
  const page = await follow(within(card as HTMLElement).getByRole('link'))
  expect(page.address).toMatch(/^\/en\/aboutUs\/videoDetail\?id=\d{19}&title=.+&lang=en_EN$/)
  expect(headingsOf(page, 1)).toEqual([textOf(card?.querySelector('h2'))])
})

test.each([
  { site: 'en_EN', date: /^Release date: \d{1,2} \w+ \d{4}$/ },
  { site: 'en_US', date: /^Release date: \w+ \d{1,2}, \d{4}$/ },
  { site: 'es_ES', date: /^Fecha de publicación: \d{1,2} de \w+ de \d{4}$/ },
])(
  'a video of $site has title, release date, poster, controls and a file (S1 2.12)',
  async ({ site, date }) => {
    const page = await open(`/en/aboutUs/videoDetail?id=${lineTwo}&lang=${site}`)
    expect(headingsOf(page, 1)).toEqual([expect.stringMatching(/\S/)])
    expect(textOf(mainOf(page).getByText(date))).toMatch(date)
    const video = page.getByRole('main').querySelector('video')
    expect(video).toHaveAttribute('controls')
    expect(video).toHaveAttribute('poster', expect.stringMatching(/^\/file\/pictures\//))
    const file = video?.querySelector('a')?.getAttribute('href') ?? ''
    const response = await request(file, { method: 'HEAD' })
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'video/mp4'])
  },
)

test('captions are a track in the language of their site (S1 2.12)', async ({ content }) => {
  const words = 'WEBVTT\n\n00:00.000 --> 00:02.000\nCold, held still.\n'
  const upload = { name: 'words.vtt', mimeType: 'text/vtt', buffer: Buffer.from(words) }
  const captions = String((await content.upload('files', upload)).id)
  const video = await uploadVideo(content)
  const data = { title: uniqueTitle('Film'), video, captions, sites: ['en_EN', 'en_UK'], order: 900 }
  const { id } = await content.create('company-videos', { ...data, _status: 'published' })
  for (const site of ['en_EN', 'en_UK']) {
    const page = await open(`/en/aboutUs/videoDetail?id=${id}&lang=${site}`)
    const track = page.getByRole('main').querySelector('video track')
    expect(track).toHaveAttribute('kind', 'captions')
    expect(track).toHaveAttribute('srclang', 'en')
    expect(track).toHaveAttribute('label', 'English')
    const response = await request(track?.getAttribute('src') ?? '')
    expect(await response.text()).toContain('Cold, held still.')
  }
})

test('a video names its neighbours and leads back to the list (S1 2.12)', async () => {
  const page = await open(`/en/aboutUs/videoDetail?id=${lineTwo}&lang=en_EN`)
  const steps = within(page.getByRole('navigation', { name: 'Previous and next video' }))
  expect(steps.getByRole('link', { name: /^Previous/ })).toHaveAttribute('rel', 'prev')
  const next = steps.getByRole('link', { name: /^Next/ })
  expect(headingsOf(await follow(next), 1)).toEqual([textOf(next).replace(/^Next video/, '')])
  expect(steps.getByRole('link', { name: 'Go back' })).toHaveAttribute('href', '/en/aboutUs/video?lang=en_EN')
})

test('a video leads to four others', async () => {
  const page = await open(`/en/aboutUs/videoDetail?id=${lineTwo}&lang=en_EN`)
  const [title] = headingsOf(page, 1)
  const others = within(page.getByRole('region', { name: 'More videos' }))
  const names = textsOf(others.getAllByRole('heading', { level: 3 }))
  expect(names).toHaveLength(4)
  expect(names).not.toContain(title)
  expect(headingsOf(await follow(others.getByRole('link', { name: names[0] })), 1)).toEqual([names[0]])
})

test('the breadcrumb leads to the list, also from an address by language (S1 2.12)', async () => {
  const crumbs = breadcrumbOf(await open(`/en_US/aboutUs/videoDetail?id=${lineTwo}`))
  expect(textsOf(crumbs)).toEqual(['Home', 'About Us', 'Videos', expect.stringMatching(/./)])
  expect((await follow(linkOf(crumbs[2]))).address).toBe('/en/aboutUs/video?lang=en_US')
})

test('the id of a product video redirects to its page and vice versa, on every request (S1 2.12, readings 4)', async () => {
  const redirect = async (path: string) => {
    const response = await request(path)
    return [response.status, pathOf(response.headers.get('location'))]
  }
  for (const visit of ['first visit', 'second visit']) {
    expect(await redirect(`/en/aboutUs/videoDetail?id=${productVideo}&lang=en_UK`), visit).toEqual([
      308,
      `/en/products/videoDetail?id=${productVideo}&lang=en_UK`,
    ])
    expect(await redirect(`/en_US/products/videoDetail?id=${lineTwo}`), visit).toEqual([
      308,
      `/en/aboutUs/videoDetail?id=${lineTwo}&lang=en_US`,
    ])
  }
  expect((await open(`/en/aboutUs/videoDetail?id=${productVideo}`)).status).toBe(200)
})

test('other ids are not found among the company videos (S1 2.12)', async () => {
  expect((await request('/en/aboutUs/videoDetail?id=1216000000000001011')).status).toBe(404)
  expect((await request('/en/aboutUs/videoDetail?id=1')).status).toBe(404)
})

test('structured data describes the video; the canonical address has no title (S1 2.12)', async () => {
  const page = await open(`/en/aboutUs/videoDetail?id=${lineTwo}&title=x&lang=fr_FR`)
  expect(canonicalOf(page)).toBe(`/en/aboutUs/videoDetail?id=${lineTwo}&lang=fr_FR`)
  expect(structuredDataOf(page)).toContainEqual(
    expect.objectContaining({ '@type': 'VideoObject', inLanguage: 'fr' }),
  )
})

test('only an editor sees a video before it is published, in its preview (S1 2.12)', async ({
  content,
  administer,
}) => {
  const video = await uploadVideo(content)
  const title = uniqueTitle('Unseen')
  const data = { title, video, sites: ['en_EN'], order: 902, _status: 'draft' }
  const { id } = await content.create('company-videos', data, { draft: true })
  expect((await request(`/en/aboutUs/videoDetail?id=${id}`)).status).toBe(404)
  const page = await openPreview(administer, { collection: 'company-videos', id, site: 'en_EN' })
  expect(page.address).toMatch(/^\/preview\/en\/aboutUs\/videoDetail/)
  expect(headingsOf(page, 1)).toEqual([title])
})
