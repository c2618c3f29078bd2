import { JSDOM } from 'jsdom'
import { expect, pathOf, request, test } from '../support/http'

/** Reads an XML response; throws if it is not well-formed. */
async function readXml(path: string) {
  const response = await request(path)
  const text = await response.text()
  const { document } = new JSDOM(text, { contentType: 'application/xml' }).window
  return {
    type: response.headers.get('content-type'),
    root: document.documentElement.localName,
    texts: (selector: string) => [...document.querySelectorAll(selector)].map((node) => node.textContent),
  }
}

async function statusOf(path: string): Promise<number> {
  const response = await request(path)
  await response.body?.cancel()
  return response.status
}

test('the XML site map lists pages and articles of all sites, and each address works (S1 2.1)', async () => {
  const siteMap = await readXml('/sitemap.xml')
  expect(siteMap.root).toBe('urlset')
  expect(siteMap.type).toContain('xml')
  const addresses = siteMap.texts('url > loc').map((address) => pathOf(address) ?? '')
  expect(new Set(addresses).size).toBe(addresses.length)
  for (const path of ['/en', '/cn', '/uk', '/en/news', '/zh_CN/news', '/en/news?lang=fr_FR'])
    expect(addresses).toContain(path)
  expect(addresses).toContain('/en/newsDetail?id=1214000000000001020&lang=en_UK')
  // Documents of other tests may be deleted before they are requested.
  const seeded = addresses.filter((path) => !path.includes('id=') || path.includes('id=1214000000000001'))
  const requested = seeded.filter((_, index) => index % 5 === 0)
  for (let first = 0; first < requested.length; first += 6) {
    const responses = requested
      .slice(first, first + 6)
      .map(async (path) => ({ path, status: await statusOf(path) }))
    for (const { path, status } of await Promise.all(responses)) expect(status, path).toBe(200)
  }
}, 300_000)

test('robots.txt names the site map and disallows admin, contract and previews', async () => {
  const response = await request('/robots.txt')
  expect(response.headers.get('content-type')).toMatch(/^text\/plain/)
  const text = await response.text()
  expect(text).toMatch(/^Sitemap: http\S+\/sitemap\.xml$/m)
  for (const path of ['/admin', '/api', '/f/', '/preview']) expect(text).toContain(`Disallow: ${path}\n`)
})

test.each([
  { site: 'en_UK', first: 'Leeds training centre', language: 'en-GB' },
  { site: 'zh_CN', first: '', language: 'zh-CN' },
])(
  'the feed of $site is RSS with the newest articles of that site first',
  async ({ site, first, language }) => {
    const feed = await readXml(`/rss/${site}`)
    expect(feed.root).toBe('rss')
    expect(feed.type).toMatch(/^application\/(rss\+)?xml/)
    expect(feed.texts('channel > title')[0]).toBeTruthy()
    expect(feed.texts('channel > description')[0], 'RSS 2.0 requires a description').toBeTruthy()
    expect(feed.texts('language')).toEqual([language])
    const titles = feed.texts('item > title')
    expect(titles[0]).toContain(first)
    expect(titles.length).toBeGreaterThanOrEqual(15)
    const days = feed.texts('item > pubDate').map((date) => Date.parse(date))
    expect(days).toHaveLength(titles.length)
    expect(days).toEqual(days.toSorted((former, latter) => latter - former))
    expect((await request(pathOf(feed.texts('item > link')[0]) ?? '')).status).toBe(200)
  },
)
