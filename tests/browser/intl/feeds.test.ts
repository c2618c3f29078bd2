import type { Page } from '@playwright/test'
import { expect, test } from '../../support/browser'

/** Parses XML as a browser does, and says what its elements hold. */
async function readXml(page: Page, path: string, tags: string[]) {
  await page.goto('/robots.txt')
  return page.evaluate(
    async ({ path, tags }) => {
      const answer = await fetch(path)
      const document = new DOMParser().parseFromString(await answer.text(), 'application/xml')
      const texts = tags.map((tag) =>
        [...document.querySelectorAll(tag)].map((node) => node.textContent ?? ''),
      )
      return {
        type: answer.headers.get('content-type'),
        root: document.documentElement.localName,
        broken: document.querySelector('parsererror')?.textContent ?? null,
        texts,
      }
    },
    { path, tags },
  )
}

test('the site map is XML that names pages and articles of all sites, each of which answers (S1 2.1)', async ({
  page,
}) => {
  const { root, broken, type, texts } = await readXml(page, '/sitemap.xml', ['url > loc'])
  expect({ root, broken }).toEqual({ root: 'urlset', broken: null })
  expect(type).toContain('xml')
  const addresses = (texts[0] ?? []).map((address) => address.replace(/^https?:\/\/[^/]+/, ''))
  expect(new Set(addresses).size).toBe(addresses.length)
  for (const path of ['/en', '/cn', '/uk', '/en/news', '/zh_CN/news', '/en/news?lang=fr_FR']) {
    expect(addresses).toContain(path)
  }
  expect(addresses).toContain('/en/newsDetail?id=1214000000000001020&lang=en_UK')
  const seeded = addresses.filter((path) => !path.includes('id=') || path.includes('id=1214000000000001'))
  for (const path of seeded.filter((_, index) => index % 5 === 0)) {
    expect((await page.request.get(path, { maxRedirects: 0 })).status(), path).toBe(200)
  }
})

test('robots.txt names the site map and closes admin, contract and previews', async ({ request }) => {
  const answer = await request.get('/robots.txt')
  expect(answer.headers()['content-type']).toMatch(/^text\/plain/)
  const text = await answer.text()
  expect(text).toMatch(/^Sitemap: http\S+\/sitemap\.xml$/m)
  for (const path of ['/admin', '/api', '/f/', '/preview']) expect(text).toContain(`Disallow: ${path}\n`)
})

for (const { site, first, language } of [
  { site: 'en_UK', first: 'Leeds training centre', language: 'en-GB' },
  { site: 'zh_CN', first: '', language: 'zh-CN' },
]) {
  test(`the feed of ${site} is RSS with the newest articles of that site first`, async ({ page }) => {
    const tags = ['channel > title', 'channel > description', 'language', 'item > title', 'item > link']
    const { root, broken, type, texts } = await readXml(page, `/rss/${site}`, tags)
    expect({ root, broken }).toEqual({ root: 'rss', broken: null })
    expect(type).toMatch(/^application\/(rss\+)?xml/)
    const [title, description, languages, titles = [], links = []] = texts
    expect(title?.[0]).toBeTruthy()
    expect(description?.[0], 'RSS 2.0 requires a description').toBeTruthy()
    expect(languages).toEqual([language])
    expect(titles[0]).toContain(first)
    expect(titles.length).toBeGreaterThanOrEqual(15)
    const address = (links[0] ?? '').replace(/^https?:\/\/[^/]+/, '')
    expect((await page.request.get(address, { maxRedirects: 0 })).status()).toBe(200)
  })
}
