import {
  attribute,
  canonicalOf,
  expect,
  open,
  pathOf,
  request,
  structuredDataOf,
  test,
  type Page,
} from '../support/http'

const article = '1214000000000001001'

function alternates(page: Page): Record<string, string | undefined> {
  const links = [...page.document.querySelectorAll('link[rel=alternate][hreflang]')]
  return Object.fromEntries(
    links.map((link) => [link.getAttribute('hreflang'), pathOf(link.getAttribute('href'))]),
  )
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

test.each([
  { path: '/en', title: /^Norvane Biomedical/, canonical: '/en', lang: 'en' },
  { path: '/', title: /^Norvane Biomedical/, canonical: '/en', lang: 'en' },
  { path: '/uk', title: /^Norvane Biomedical/, canonical: '/uk', lang: 'en-GB' },
  { path: '/es', title: /cadena de frío/, canonical: '/es', lang: 'es' },
  { path: '/fr', title: /chaîne du froid/, canonical: '/fr', lang: 'fr' },
  { path: '/zh_CN', title: /^诺凡生物医疗$/, canonical: '/cn', lang: 'zh-CN' },
])(
  'the head of $path names title, canonical address and the home pages of the other sites (S1 2.1)',
  async ({ path, title, canonical, lang }) => {
    const page = await open(path)
    expect(page.document.documentElement).toHaveAttribute('lang', lang)
    expect(page.document.title).toMatch(title)
    expect(canonicalOf(page)).toBe(canonical)
    expect(alternates(page)).toEqual(homes)
  },
)

test('the head of an article has metadata for search engines and for sharing (S1 2.9)', async () => {
  const page = await open(`/en/newsDetail?id=${article}&name=whatever&lang=es_ES`)
  const heading = page.getByRole('heading', { level: 1 }).textContent
  expect(page.document.title).toBe(`${heading} | Norvane Biomedical`)
  expect(attribute(page, 'meta[name=description]')?.length).toBeGreaterThan(60)
  const canonical = `/en/newsDetail?id=${article}&lang=es_ES`
  expect(canonicalOf(page)).toBe(canonical)
  expect(pathOf(attribute(page, 'meta[property="og:url"]'))).toBe(canonical)
  expect(attribute(page, 'meta[property="og:type"]')).toBe('article')
  expect(attribute(page, 'meta[property="og:title"]')).toBe(heading)
  expect(attribute(page, 'meta[property="og:locale"]')).toBe('es_ES')
  expect(attribute(page, 'meta[property="article:published_time"]')).toMatch(/^2024-11-21T/)

  const image = attribute(page, 'meta[property="og:image"]') ?? ''
  expect(new URL(image).protocol).toMatch(/^https?:$/)
  const picture = await request(pathOf(image) ?? '')
  expect(picture.headers.get('content-type')).toMatch(/^image\//)
})

test('hreflang lists the sites with texts of their own, en_EN as x-default (S1 2.1)', async () => {
  expect(alternates(await open(`/en/newsDetail?id=${article}`))).toEqual({
    'zh-CN': `/zh_CN/newsDetail?id=${article}`,
    en: `/en/newsDetail?id=${article}`,
    es: `/en/newsDetail?id=${article}&lang=es_ES`,
    fr: `/en/newsDetail?id=${article}&lang=fr_FR`,
    'x-default': `/en/newsDetail?id=${article}`,
  })
})

test('a page shown by fallback is canonical at its source and out of hreflang (S1 2.1)', async ({
  content,
}) => {
  const { id } = await content.news({ sites: ['en_EN', 'en_UK'] })
  const page = await open(`/en/newsDetail?id=${id}&lang=en_UK`)
  expect(page.document.documentElement).toHaveAttribute('lang', 'en-GB')
  expect(canonicalOf(page)).toBe(`/en/newsDetail?id=${id}`)
  expect(alternates(page)).toEqual({})
})

test('the pages of a list are canonical at their own address, without decorations (readings 3)', async () => {
  const list = await open('/en/news?id=1214000000000000101&index=1&lang=en_EN')
  expect(canonicalOf(list)).toBe('/en/news?id=1214000000000000101')
  const form = await open('/en/support/customer?product=1211952306528985089&lang=en_EN')
  expect(canonicalOf(form)).toBe('/en/support/customer')
})

test.each(['/en', '/en/news?lang=fr_FR'])(
  "%s shares the company's picture, which is there (S1 2.1)",
  async (path) => {
    const page = await open(path)
    const address = attribute(page, 'meta[property="og:image"]') ?? ''
    expect(address).toMatch(/share/)
    const picture = await request(pathOf(address) ?? '')
    expect(picture.status).toBe(200)
    expect(picture.headers.get('content-type')).toMatch(/^image\//)
    expect(attribute(page, 'meta[name=description]')?.length).toBeGreaterThan(40)
  },
)

test('every page links its icon and its feed', async () => {
  const page = await open('/en/news?lang=en_UK')
  expect(pathOf(attribute(page, 'link[type="application/rss+xml"]', 'href'))).toBe('/rss/en_UK')
  const icon = attribute(page, 'link[rel~=icon]', 'href')
  expect((await request(pathOf(icon) ?? '')).status).toBe(200)
})

test('an article has structured data (schema.org NewsArticle)', async () => {
  const page = await open(`/en/newsDetail?id=${article}`)
  const [data] = structuredDataOf(page)
  expect(data).toMatchObject({ '@type': 'NewsArticle', inLanguage: 'en' })
  expect(data?.headline).toBe(page.getByRole('heading', { level: 1 }).textContent)
  expect(data?.image).toMatch(/^https?:\/\//)
})
