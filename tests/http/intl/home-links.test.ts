import { expect, follow, open, request, test, textOf, within, type Page } from '../../support/http'

const group = (page: Page, name: string) =>
  within(within(page.getByRole('main')).getByRole('group', { name }))
const hrefOf = (link: Element | undefined) => link?.getAttribute('href')

test.each([
  {
    path: '/en',
    site: 'en_EN',
    name: 'Video Library',
    product: 'Product videos',
    user: 'User videos',
  },
  {
    path: '/fr',
    site: 'fr_FR',
    name: 'Vidéothèque',
    product: 'Vidéos produits',
    user: 'Vidéos d’utilisateurs',
  },
])(
  'the video library of $path ends with the two fixed tiles (S1 2.7)',
  async ({ path, site, name, product, user }) => {
    const page = await open(path)
    const links = group(page, name)
      .getAllByRole('listitem')
      .flatMap((item) => within(item).getAllByRole('link'))
    expect(links).toHaveLength(8)
    expect(hrefOf(links[0])).toMatch(
      new RegExp(`^/en/aboutUs/videoDetail\\?id=\\d{19}&title=.*&lang=${site}$`),
    )
    expect(links.slice(6).map((link) => [textOf(link), hrefOf(link)])).toEqual([
      [product, `/en/support/productVideo?lang=${site}`],
      [user, `/en/support/userVideo?lang=${site}`],
    ])
  },
)

test('the video library leads to all company videos (S1 2.7)', async () => {
  const page = await open('/us')
  const section = page.document.querySelector<HTMLElement>('#video-library')!
  const link = within(section).getByRole('link', { name: 'All videos' })
  expect(link).toHaveAttribute('href', '/en/aboutUs/video?listid=2&lang=en_US')
})

test.each([
  { path: '/en', name: 'Solutions' },
  { path: '/es', name: 'Soluciones' },
])('the solutions carousel of $path leads to the solutions (S1 2.7)', async ({ path, name }) => {
  const links = group(await open(path), name).getAllByRole('link')
  // Other tests may create solutions at the same time.
  expect(links.length).toBeGreaterThanOrEqual(14)
  expect(hrefOf(links[0])).toMatch(/^\/en\/solutions\?solutionId=1209669217492766722/)
})

test.each([
  {
    path: '/en',
    site: 'en_EN',
    title: 'How customers use our equipment',
    type: 'Biobanks',
    all: 'All cases: Biobanks',
  },
  {
    path: '/es',
    site: 'es_ES',
    title: 'Cómo utilizan nuestros clientes los equipos',
    type: 'Biobancos',
    all: 'Todos los casos: Biobancos',
  },
])(
  'a type of cases on $path leads to its list, a case to its page (S1 2.7)',
  async ({ path, site, title, type, all }) => {
    const page = await open(path)
    const section = within(within(page.getByRole('main')).getByRole('region', { name: title }))
    expect(section.getAllByRole('tab').length).toBeGreaterThan(3)
    const panel = within(section.getByRole('tabpanel', { name: type }))
    expect(panel.getByRole('link', { name: all })).toHaveAttribute(
      'href',
      `/en/aboutUs/case?listid=1214000000000002501&parentid=3&lang=${site}`,
    )
    const item = within(panel.getAllByRole('listitem')[0]!)
    expect(hrefOf(item.getByRole('link'))).toMatch(new RegExp(`^/en/caseDetail\\?id=\\d{19}.*lang=${site}$`))
    expect((await follow(item.getByRole('link'))).status).toBe(200)
  },
)

test('each type of cases has cases of its own (S1 2.7)', async () => {
  const page = await open('/us')
  const panels = page.document.querySelectorAll<HTMLElement>('#case-studies [role=tabpanel]')
  const first = [...panels].map((panel) => textOf(within(panel).getAllByRole('listitem')[0]))
  expect(first.length).toBeGreaterThan(3)
  expect(new Set(first).size).toBe(first.length)
})

test("an organisation's own site opens in a new window, our own pages in this one (S1 2.7)", async ({
  content,
}) => {
  const logo = await content.upload('media', {
    name: 'partner-logo.png',
    mimeType: 'image/png',
    buffer: Buffer.from(onePixel, 'base64'),
  })
  const own = { logo: logo.id, sites: ['fr_FR'], _status: 'published' }
  const elsewhere = { name: 'Institut Carmel', link: 'https://carmel.example/', order: 1 }
  const here = { name: 'Banque de sang Aldric', link: '/en/news', order: 2 }
  await content.create('partners', { ...own, ...elsewhere }, { locale: 'fr_FR' })
  await content.create('partners', { ...own, ...here }, { locale: 'fr_FR' })
  const page = await open('/fr')
  // The rows after the first are copies for the endless marquee.
  const row = within(page.document.querySelector<HTMLElement>('#partners ul')!)
  const external = row.getByRole('link', { name: 'Institut Carmel' })
  expect(external).toHaveAttribute('href', 'https://carmel.example/')
  expect(external).toHaveAttribute('target', '_blank')
  expect(external).toHaveAttribute('rel', 'noopener')
  const internal = row.getByRole('link', { name: 'Banque de sang Aldric' })
  expect(internal).not.toHaveAttribute('target')
  expect(internal).toHaveAttribute('href', '/en/news?lang=fr_FR')
  expect((await request('/en/news?lang=fr_FR')).status).toBe(200)
})

const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
