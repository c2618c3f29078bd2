import {
  expect,
  follow,
  open,
  pathOf,
  structuredDataOf,
  test,
  textOf,
  textsOf,
  within,
  type Page,
} from '../../support/http'

const region = (page: Page, name: string) =>
  within(within(page.getByRole('main')).getByRole('region', { name }))
const latest = (page: Page) => region(page, 'News from the plant and our partners')
const industry = (page: Page) => region(page, 'What is changing in the cold chain')

test('the carousel has its slides in the markup, the first one shown, and each opens its link in a new window (S1 2.7, issue 14)', async () => {
  const page = await open('/us')
  const carousel = region(page, 'Highlights')
  const slides = carousel.getAllByRole('group')
  expect(slides.map((slide) => slide.hasAttribute('inert'))).toEqual([false, true, true, true, true])
  expect(carousel.getByRole('heading', { level: 1 })).toBe(slides[0]?.querySelector('h1'))
  expect(carousel.getByRole('button', { name: /^Next/ })).toHaveTextContent('Next 15')

  const link = carousel.getByRole('link', { name: 'About the U830' })
  expect(slides[0]).toContainElement(link)
  const addresses = [...slides[0]!.querySelectorAll('a')].map((one) => [one.getAttribute('href'), one.target])
  const product = '/en/products?id=1211952306528985089&lang=en_US'
  expect(addresses).toEqual([
    [product, '_blank'],
    [product, '_blank'],
  ])
  for (const model of ['U830', 'R240', 'V1000']) {
    const named = await follow(carousel.getByRole('link', { name: `About the ${model}` }))
    expect(named.status).toBe(200)
    expect(textOf(within(named.getByRole('main')).getByRole('heading', { level: 1 }))).toContain(model)
  }
})

test('three of the latest news have day, month and year, and lead to the article and to that type (S1 2.7)', async () => {
  const page = await open('/us')
  const articles = latest(page).getAllByRole('article')
  expect(articles).toHaveLength(3)
  expect(textOf(within(articles[0]!).getByRole('time'))).toMatch(/15\s*Oct\s*2026/)
  const article = await follow(within(articles[0]!).getByRole('link'))
  expect(article.status).toBe(200)
  expect(article.address).toMatch(/^\/en\/newsDetail\?id=1214000000000001019/)

  const list = await follow(latest(page).getByRole('link', { name: 'Read more' }))
  expect(list.status).toBe(200)
  expect(list.address).toMatch(/^\/en\/news\?name=Latest\+News\+from\+Norvane.*&lang=en_US$/)
  const type = within(list.getByRole('main')).getByRole('link', { name: /^Latest News/ })
  expect(type).toHaveAttribute('aria-current', 'page')
})

test('industry news shows the first article with its picture and lists the others (S1 2.7)', async () => {
  const page = await open('/us')
  expect(industry(page).getAllByRole('img')).toHaveLength(1)
  const items = industry(page).getAllByRole('listitem')
  expect(items).toHaveLength(4)
  const article = await follow(within(items[0]!).getByRole('link'))
  expect(article.status).toBe(200)
  expect(article.address).toMatch(/^\/en\/newsDetail\?id=\d{19}/)
})

test('the British and the American home use their own date format and spelling (S1 2.7)', async () => {
  const british = await open('/uk')
  expect(british.document.documentElement).toHaveAttribute('lang', 'en-GB')
  expect(industry(british).getByText('12 March 2026')).toBeInTheDocument()
  expect(british.getByRole('heading', { name: 'Organisations we work with' })).toBeInTheDocument()
  const american = await open('/us')
  expect(industry(american).getByText('March 12, 2026')).toBeInTheDocument()
  expect(american.getByRole('heading', { name: 'Organizations we work with' })).toBeInTheDocument()
})

test('the sections of an international home are in the order of S1 2.7', async () => {
  const page = await open('/en')
  const sections = page.getByRole('main').querySelectorAll('section[id]')
  expect([...sections].map(({ id }) => id)).toEqual([
    'iot',
    'case-studies',
    'latest-news',
    'video-library',
    'partners',
    'industry-news',
    'milestones',
    'advantages',
  ])
})

test.each([
  { path: '/en', name: 'IoT Cloud Solutions', title: 'Cold-chain equipment since 2003' },
  { path: '/es', name: 'Soluciones IoT en la nube', title: 'Equipos para la cadena de frío desde 2003' },
])(
  'the cloud and the milestones of $path show what editors wrote (S1 2.7, readings 9)',
  async ({ path, name, title }) => {
    const page = await open(path)
    const cloud = region(page, name)
    expect(cloud.getAllByRole('img')).toHaveLength(1)
    expect(cloud.getAllByRole('listitem')).toHaveLength(4)
    expect(pathOf(cloud.getByRole('link').getAttribute('href'))).toMatch(/^\/en\/products\?id=\d{19}&lang=/)
    const milestones = region(page, title)
    const entries = milestones.getAllByRole('listitem')
    expect(entries.length).toBeGreaterThan(4)
    expect(textOf(entries[0])).toMatch(/^2003/)
    expect(milestones.getByRole('link').getAttribute('href')).toMatch(/^\/en\/news\?mode=history&lang=/)
  },
)

test('three advantages have a figure and three have none (S1 2.7, readings 8)', async () => {
  const page = await open('/us')
  const items = within(page.document.querySelector<HTMLElement>('#advantages')!).getAllByRole('listitem')
  expect(items).toHaveLength(6)
  // A figure is in the markup twice: as text for screen readers and as the number that counts up.
  const counted = items.slice(0, 3).map((item) => item.querySelector('[data-text]')?.textContent)
  expect(counted).toEqual(['500', '200', '120'])
  const texts = textsOf(items)
  for (const [index, text] of ['500+biobanks', '200+technology patents', '120+countries served'].entries())
    expect(texts[index]).toContain(text)
  expect(texts[3]).toMatch(/^Sample library solution/)
})

test('the home page has the company as structured data (schema.org Organization)', async () => {
  expect(structuredDataOf(await open('/us'))).toContainEqual(
    expect.objectContaining({ '@type': 'Organization', name: 'Norvane Biomedical' }),
  )
})

test('the US site promises replies in business days only', async () => {
  for (const path of ['/us', '/en/contact?lang=en_US', '/en/support/customer?lang=en_US']) {
    const { html } = await open(path)
    expect(html).toContain('two business days')
    expect(html).not.toContain('two working days')
  }
})
