import type { Page } from '@playwright/test'
import { expect, test } from '../../support/browser'

const article = '1214000000000001001'

const attribute = (page: Page, selector: string, name = 'content') =>
  page.locator(selector).first().getAttribute(name)

const relative = (address: string | null | undefined) => address?.replace(/^https?:\/\/[^/]+/, '')

async function alternates(page: Page): Promise<Record<string, string>> {
  const pairs = await page
    .locator('link[rel=alternate][hreflang]')
    .evaluateAll((links) => links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]))
  return Object.fromEntries(pairs.map(([tag, href]) => [tag, relative(href)]))
}

const homes = {
  'zh-CN': '/cn',
  en: '/en',
  'en-US': '/us',
  'en-GB': '/uk',
  es: '/es',
  fr: '/fr',
  'x-default': '/en',
}

for (const { path, title, canonical, lang } of [
  { path: '/en', title: /^Norvane Biomedical/, canonical: '/en', lang: 'en' },
  { path: '/', title: /^Norvane Biomedical/, canonical: '/en', lang: 'en' },
  { path: '/uk', title: /^Norvane Biomedical/, canonical: '/uk', lang: 'en-GB' },
  { path: '/es', title: /cadena de frío/, canonical: '/es', lang: 'es' },
  { path: '/fr', title: /chaîne du froid/, canonical: '/fr', lang: 'fr' },
  { path: '/zh_CN', title: /^诺凡生物医疗$/, canonical: '/cn', lang: 'zh-CN' },
]) {
  test(`the head of ${path} names title, canonical address and the other sites' homes (S1 2.1)`, async ({
    page,
  }) => {
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await expect(page).toHaveTitle(title)
    expect(relative(await attribute(page, 'link[rel=canonical]', 'href'))).toBe(canonical)
    expect(await alternates(page)).toEqual(homes)
  })
}

test('the head of an article names it for search engines and for sharing (S1 2.9)', async ({ page }) => {
  await page.goto(`/en/newsDetail?id=${article}&name=whatever&lang=es_ES`)
  const heading = await page.getByRole('heading', { level: 1 }).textContent()
  await expect(page).toHaveTitle(`${heading} | Norvane Biomedical`)
  expect((await attribute(page, 'meta[name=description]'))?.length).toBeGreaterThan(60)
  const canonical = `/en/newsDetail?id=${article}&lang=es_ES`
  expect(relative(await attribute(page, 'link[rel=canonical]', 'href'))).toBe(canonical)
  expect(relative(await attribute(page, 'meta[property="og:url"]'))).toBe(canonical)
  expect(await attribute(page, 'meta[property="og:type"]')).toBe('article')
  expect(await attribute(page, 'meta[property="og:title"]')).toBe(heading)
  expect(await attribute(page, 'meta[property="og:locale"]')).toBe('es_ES')
  expect(await attribute(page, 'meta[property="article:published_time"]')).toMatch(/^2024-11-21T/)

  const image = (await attribute(page, 'meta[property="og:image"]')) ?? ''
  expect(new URL(image).protocol).toMatch(/^https?:$/)
  const picture = await page.request.get(relative(image) ?? '')
  expect(picture.headers()['content-type']).toMatch(/^image\//)
})

test('hreflang names the sites with texts of their own, en_EN as x-default (S1 2.1)', async ({ page }) => {
  await page.goto(`/en/newsDetail?id=${article}`)
  expect(await alternates(page)).toEqual({
    'zh-CN': `/zh_CN/newsDetail?id=${article}`,
    en: `/en/newsDetail?id=${article}`,
    es: `/en/newsDetail?id=${article}&lang=es_ES`,
    fr: `/en/newsDetail?id=${article}&lang=fr_FR`,
    'x-default': `/en/newsDetail?id=${article}`,
  })
})

test('a page shown by fallback is canonical at its source and out of hreflang (S1 2.1)', async ({
  page,
  content,
}) => {
  const { id } = await content.news({ sites: ['en_EN', 'en_UK'] })
  await page.goto(`/en/newsDetail?id=${id}&lang=en_UK`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB')
  expect(relative(await attribute(page, 'link[rel=canonical]', 'href'))).toBe(`/en/newsDetail?id=${id}`)
  expect(await alternates(page)).toEqual({})
})

test('the pages of a list are canonical at their own address, without decorations (readings 3)', async ({
  page,
}) => {
  await page.goto('/en/news?id=1214000000000000101&index=1&lang=en_EN')
  expect(relative(await attribute(page, 'link[rel=canonical]', 'href'))).toBe(
    '/en/news?id=1214000000000000101',
  )
})

for (const { path, image } of [
  { path: '/en', image: /share/ },
  { path: '/en/news?lang=fr_FR', image: /share/ },
]) {
  test(`${path} shares the company's picture, which is there (S1 2.1)`, async ({ page }) => {
    await page.goto(path)
    const address = (await attribute(page, 'meta[property="og:image"]')) ?? ''
    expect(address).toMatch(image)
    const picture = await page.request.get(relative(address) ?? '')
    expect(picture.status()).toBe(200)
    expect(picture.headers()['content-type']).toMatch(/^image\//)
    expect((await attribute(page, 'meta[name=description]'))?.length).toBeGreaterThan(40)
  })
}

test('every page names its site icon and its feed', async ({ page }) => {
  await page.goto('/en/news?lang=en_UK')
  const feed = await attribute(page, 'link[type="application/rss+xml"]', 'href')
  expect(relative(feed)).toBe('/rss/en_UK')
  const icon = await attribute(page, 'link[rel~=icon]', 'href')
  expect((await page.request.get(relative(icon) ?? '')).status()).toBe(200)
})

test('an article describes itself as structured data (schema.org NewsArticle)', async ({ page }) => {
  await page.goto(`/en/newsDetail?id=${article}`)
  const data = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '',
  )
  expect(data).toMatchObject({ '@type': 'NewsArticle', inLanguage: 'en' })
  expect(data.headline).toBe(await page.getByRole('heading', { level: 1 }).textContent())
  expect(data.image).toMatch(/^https?:\/\//)
})
