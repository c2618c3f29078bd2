import { pdf } from '../../factories/uploads'
import { uniqueTitle } from '../../support/content'
import { expect, follow, open, request, test, textOf, textsOf, within, type Page } from '../../support/http'

const ids = {
  freezers: '1215000000000101000',
  uprights: '1215000000000101100',
  variableSpeed: '1215000000000101101',
  chests: '1215000000000101200',
  u830: '1211952306528985089',
}
const base = '/en/support'
const main = (page: Page) => within(page.getByRole('main'))
const title = (page: Page) => textOf(page.document.querySelector('main h1'))
const titles = (page: Page) => [...page.document.querySelectorAll('main h2')]
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Support library' })
const crumbs = (page: Page) => [
  ...page.getByRole('navigation', { name: 'You are here' }).querySelectorAll('li'),
]
const crumb = (page: Page, name: string) =>
  crumbs(page)
    .find((item) => textOf(item) === name)
    ?.querySelector('a') ?? null
const current = (navigation: Element) => textOf(navigation.querySelector('[aria-current="page"]'))
const tile = (page: Page, name: string) => main(page).getByRole('link', { name })

/** A document in the list, found by its title. */
function documentOf(page: Page, name: string | RegExp) {
  const item = main(page).getAllByRole('heading', { name })[0]?.closest('li')
  if (!item) throw new Error(`There is no paper ${String(name)}.`)
  return within(item)
}

test('the hub shows its seven tabs and what each of them offers (S2 2.9)', async () => {
  const page = await open(`${base}?lang=en_EN`)
  expect(title(page)).toBe('Support')
  const labels = [
    'Product Brochure',
    'Operation Manual',
    'Product Images',
    'Product Videos',
    'User Videos',
    'Training Material',
    'Customer Support',
  ]
  expect(textsOf(within(tabs(page)).getAllByRole('link'))).toEqual(labels)
  expect(textsOf(titles(page))).toEqual(expect.arrayContaining(labels))
  expect(main(page).getByRole('link', { name: 'Go to your files' })).toHaveAttribute(
    'href',
    '/en/distributor?lang=en_EN',
  )
  const brochures = await follow(within(tabs(page)).getByRole('link', { name: 'Product Brochure' }))
  expect(brochures.address).toBe(`${base}/productBrochure?lang=en_EN`)
  expect(current(tabs(brochures))).toBe('Product Brochure')
})

test('the same categories have other pictures in each list', async () => {
  const lists = ['productBrochure', 'ManualBrochure', 'productPicture', 'trainingMaterial']
  const pictures = await Promise.all(
    lists.map(async (list) => {
      const page = await open(`${base}/${list}?lang=en_EN`)
      return tile(page, 'Biosafety').closest('li')?.querySelector('img')?.getAttribute('src')
    }),
  )
  expect(new Set(pictures).size).toBe(lists.length)
})

test.for([
  { lang: 'en_UK', name: 'Resources' },
  { lang: 'es_ES', name: 'Soporte' },
  { lang: 'fr_FR', name: 'Support' },
])('the hub is called $name on $lang (S2 2.9)', async ({ lang, name }) => {
  expect(title(await open(`${base}?lang=${lang}`))).toBe(name)
})

test('brochures begin with the general catalogue and drill down to documents (S2 2.10, 4)', async () => {
  const page = await open(`${base}/productBrochure?lang=en_EN`)
  const catalogue = documentOf(page, 'General catalogue 2026').getByRole('link', { name: /^View/ })
  expect(catalogue.getAttribute('href')).toMatch(/^\/en\/pdf\?fileName=Generalcatalogue2026&url=documents/)
  const freezers = await follow(tile(page, 'Ultra-Low Temperature Freezers'))
  expect(freezers.address).toBe(`${base}/productBrochure?id=${ids.freezers}&level=1&lang=en_EN`)
  const uprights = await follow(tile(freezers, 'Upright Ultra-Low Temperature Freezers'))
  expect(uprights.address).toBe(`${base}/productBrochure?id=${ids.uprights}&level=2&lang=en_EN`)
  const documents = await follow(tile(uprights, 'Variable-Speed Uprights'))
  expect(documents.address).toBe(`${base}/productBrochure?id=${ids.variableSpeed}&level=3&lang=en_EN`)
  expect(textsOf(crumbs(documents))).toEqual([
    'Home',
    'Support',
    'Product Brochure',
    'Ultra-Low Temperature Freezers',
    'Upright Ultra-Low Temperature Freezers',
    'Variable-Speed Uprights',
  ])
  const download = documentOf(documents, /brochure/i).getByRole('link', { name: /^Download/ })
  expect(download.getAttribute('download')).toMatch(/\.pdf$/)
  expect(crumb(documents, 'Ultra-Low Temperature Freezers')).toHaveAttribute('href', freezers.address)
  expect(tile(freezers, 'Chest Ultra-Low Temperature Freezers')).toHaveAttribute(
    'href',
    `${base}/productBrochure?id=${ids.chests}&level=3&lang=en_EN`,
  )
})

test('an id at a wrong level redirects to its own, an unknown one is not found (S2 4)', async () => {
  for (const level of ['0', '1', '3']) {
    const page = await open(`${base}/productBrochure?id=${ids.uprights}&level=${level}&lang=en_EN`)
    expect(page.address).toBe(`${base}/productBrochure?id=${ids.uprights}&level=2&lang=en_EN`)
  }
  const manuals = await open(`${base}/ManualBrochure?level=2&lang=en_EN`)
  expect(manuals.address).toBe(`${base}/ManualBrochure?lang=en_EN`)
  const freezers = await open(`${base}/ManualBrochure?index=0&lang=en_EN`)
  expect(freezers.address).toBe(`${base}/ManualBrochure?id=${ids.freezers}&level=1&lang=en_EN`)
  for (const missing of [
    'productBrochure?id=7&level=1',
    'ManualBrochure?index=99',
    'productBrochure?pageNo=2',
  ])
    expect((await request(`${base}/${missing}&lang=en_EN`)).status, missing).toBe(404)
})

test('manuals and launch packs are marked as for distributors, and only they get the file (S2 2.11, 2.15)', async () => {
  const page = await open(`${base}/ManualBrochure?id=${ids.variableSpeed}&level=3&lang=en_EN`)
  const manual = documentOf(page, /manual/i)
  manual.getByText('Distributors only')
  const file = manual.getByRole('link', { name: /^Download/ }).getAttribute('href')
  expect((await request(file ?? '')).status).toBe(401)

  const packs = await open(`${base}/trainingMaterial?index=1&type=p&lang=en_EN`)
  expect(title(packs)).toBe('Product Launch Pack')
  expect(main(packs).getAllByText('Distributors only').length).toBeGreaterThan(0)
})

test('training material has four tabs; flyers drill down to documents at level 4 (S2 2.15, 4)', async () => {
  const page = await open(`${base}/trainingMaterial?lang=en_EN`)
  const side = page.getByRole('navigation', { name: 'Training material' })
  expect(textsOf(within(side).getAllByRole('link'))).toEqual([
    'Flyer',
    'Product Launch Pack',
    'Certificate',
    'Specifications',
  ])
  expect(current(side)).toBe('Flyer')
  const freezers = await follow(tile(page, 'Ultra-Low Temperature Freezers'))
  const uprights = await follow(tile(freezers, 'Upright Ultra-Low Temperature Freezers'))
  const documents = await follow(tile(uprights, 'Variable-Speed Uprights'))
  const address = `${base}/trainingMaterial?level=4&type=f&id=${ids.variableSpeed}&lang=en_EN`
  expect(documents.address).toBe(address)
  documentOf(documents, /U830/)
  expect((await open(address.replace('level=4', 'level=3'))).address).toBe(address)
})

test('certificates drill down to products and their documents (S2 2.15, 4)', async () => {
  const page = await open(`${base}/trainingMaterial?level=0&type=c&lang=en_EN`)
  const freezers = await follow(tile(page, 'Ultra-Low Temperature Freezers'))
  documentOf(freezers, 'EU declaration of conformity: ultra-low freezers')
  const uprights = await follow(tile(freezers, 'Upright Ultra-Low Temperature Freezers'))
  const products = await follow(tile(uprights, 'Variable-Speed Uprights'))
  expect(products.address).toBe(`${base}/trainingMaterial?level=3&type=c&id=${ids.variableSpeed}&lang=en_EN`)
  const documents = await follow(main(products).getAllByRole('link', { name: /U830/ })[0] ?? null)
  expect(documents.address).toMatch(/level=4&type=c&id=\d+&lang=en_EN$/)
  documentOf(documents, /ISO 9001/)
  expect(textsOf(crumbs(documents))).toContain('Variable-Speed Uprights')
})

test('specifications have nine on a page; a tab leads to its first page (S2 2.9, 9)', async () => {
  const page = await open(`${base}/trainingMaterial?index=4&type=s&lang=en_EN`)
  expect(titles(page)).toHaveLength(9)
  const pager = within(page.getByRole('navigation', { name: 'Pages' }))
  const second = await follow(pager.getByRole('link', { name: 'Next' }))
  expect(second.address).toBe(`${base}/trainingMaterial?type=s&index=4&pageNo=2&lang=en_EN`)
  expect(titles(second).length).toBeGreaterThan(0)
  expect(textOf(titles(second)[0])).not.toBe(textOf(titles(page)[0]))
  expect(within(tabs(second)).getByRole('link', { name: 'Operation Manual' })).toHaveAttribute(
    'href',
    `${base}/ManualBrochure?lang=en_EN`,
  )
})

test('a single specification is downloaded, several have their own page (S2 2.15)', async ({ content }) => {
  const file = { name: 'Manual.pdf', mimeType: 'application/pdf', buffer: pdf }
  const { id } = await content.upload('files', file)
  const name = uniqueTitle('Spécification')
  const filed = { kind: 'specification', file: String(id), sites: ['fr_FR'], products: [ids.u830] }
  await content.create('materials', { name, ...filed, _status: 'published' })
  const page = await open(`${base}/trainingMaterial?index=4&type=s&lang=fr_FR`)
  const [single] = main(page).getAllByRole('link', { name: /^Télécharger>/ })
  expect(single?.getAttribute('download')).toMatch(/\.pdf$/)
  const documents = await follow(
    documentOf(page, /U830/).getByRole('link', { name: /^Page de téléchargement>/ }),
  )
  expect(documents.address).toBe(`${base}/trainingMaterial?type=s&id=${ids.u830}&index=4&lang=fr_FR`)
  expect(title(documents)).toMatch(/U830/)
  documentOf(documents, name)
})
