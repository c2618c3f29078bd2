import { uniqueTitle } from '../../support/content'
import {
  canonicalOf,
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

const uprights = '1215000000000101100'
const list = `/en/productsList?id=${uprights}&lang=en_EN`

const categories = (page: Page) => page.getByLabelText('Product categories')
const current = (page: Page) => textsOf(categories(page).querySelectorAll('[aria-current=page]'))
const heading = (page: Page) => textOf(page.document.querySelector('h1'))
const headings = (page: Page) => textsOf(page.document.querySelectorAll('main h2'))
const cards = (page: Page) => within(page.getByRole('main')).queryAllByRole('article')
const categoryLink = (page: Page, name: string) => within(categories(page)).getByRole('link', { name })
const clearLinks = (page: Page) => page.queryAllByText('Clear filters')

/** The options of a filter, found by its button. */
function choicesOf(page: Page, filter: string): HTMLElement {
  const filters = page.getByRole('navigation', { name: 'Filter the products' })
  const button = within(filters).getByRole('button', { name: filter })
  const panel = page.document.getElementById(button.getAttribute('popovertarget') ?? '')
  expect(panel).toHaveAttribute('popover')
  return panel as HTMLElement
}

const choice = (page: Page, filter: string, option: RegExp) =>
  within(choicesOf(page, filter)).getByRole('link', { name: option })

test('the list opens with the first child of the first category (S2 2.1)', async () => {
  const page = await open('/en/productsList?lang=en_EN')
  expect(current(page)).toEqual(['Upright Ultra-Low Temperature Freezers'])
  expect(heading(page)).toBe('Upright Ultra-Low Temperature Freezers')
  expect(canonicalOf(page)).toBe('/en/productsList')
})

test('a list shows all categories, its third level as groups, and its products as cards (S2 2.1, readings 22)', async () => {
  const page = await open(list)
  // Tests may add categories, whose ids are newer.
  expect(categories(page).querySelectorAll('a[href*="id=12150000"]')).toHaveLength(32)
  expect(headings(page)).toEqual(['Variable-Speed Uprights', 'Cascade and Dual-System Uprights'])

  const card = cards(page).find((one) => textOf(one).includes('U830'))
  if (!card) throw new Error('The list has no card of the U830.')
  expect(card.querySelector('img')).toHaveAttribute('alt', expect.stringContaining('U830'))
  expect(within(card).getByText('829')).toBeInTheDocument()
  const facts = textsOf(within(card).getAllByRole('listitem'))
  expect(facts).toEqual(['Lowest temperature −86 °C', 'Energy consumption 7.2 kWh/24 h'])

  const product = await follow(within(card).getByRole('link'))
  expect(product.address).toMatch(/^\/en\/products\?id=1211952306528985089&name=U830.*&lang=en_EN$/)
  expect(product.status).toBe(200)
  expect(heading(product)).toMatch(/^U830 /)
})

test('a category has an address just below the banner, which selects it (S2 2.1)', async () => {
  const link = categoryLink(await open(list), 'Dewars')
  expect(link).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/en\/productsList\?id=\d+&productsIndex=5&productsubIndex=1&lang=en_EN#list$/),
  )
  const page = await follow(link)
  expect(current(page)).toEqual(['Dewars'])
  expect(heading(page)).toBe('Dewars')
  expect(page.document.getElementById('list')).toContainElement(categories(page))
})

test.each([
  ['name', 'name=Vaccine+Refrigerator'],
  ['position', 'productsIndex=4'],
  ['id', 'id=1215000000000105000'],
])("'Vaccine Refrigerator' by its %s selects its first child (S2 2.1)", async (_, query) => {
  const page = await open(`/en/productsList?${query}&lang=en_EN`)
  expect(current(page)).toEqual(['Ice-Lined Refrigerators'])
})

test('old positions select a category, canonical at its id (S2 2.1)', async () => {
  const page = await open('/en/productsList?productsIndex=5&productsubIndex=1&lang=en_EN')
  expect(current(page)).toEqual(['Dewars'])
  expect(canonicalOf(page)).toMatch(/^\/en\/productsList\?id=\d+$/)
})

test('a parent whose children have children shows them all (S2 2.1)', async () => {
  const page = await open('/en/productsList?id=1215000000000106000&lang=fr_FR')
  expect(headings(page)).toHaveLength(3)
})

test('a category that does not exist is not found', async () => {
  expect((await open('/en/productsList?id=7&lang=en_EN')).status).toBe(404)
})

test('a category without products has an empty list (S2 2)', async ({ content }) => {
  const name = uniqueTitle('Category')
  const { id } = await content.create(
    'product-categories',
    { name, order: 99, sites: ['fr_FR'] },
    { locale: 'fr_FR' },
  )
  const page = await open(`/en/productsList?id=${id}&lang=fr_FR`)
  expect(heading(page)).toBe(name)
  expect(headings(page)).toEqual([expect.stringMatching(/^0/)])
})

test('a filter narrows the list in the address, with a count for each option', async () => {
  const all = await open(list)
  const option = choice(all, 'Net volume', /^600\sL and more/)
  expect(option).toHaveAttribute('href', `/en/productsList?id=${uprights}&volume=from-600&lang=en_EN#list`)
  const count = Number(/(\d+)\s*$/.exec(textOf(option))?.[1])
  expect(count).toBeLessThan(cards(all).length)

  const page = await follow(option)
  expect(cards(page)).toHaveLength(count)
  expect(page.getByText(`${count} products match`)).toBeInTheDocument()
  expect(canonicalOf(page)).toBe(`/en/productsList?id=${uprights}`)
})

test('selected filters are removed one by one, or all at once', async () => {
  const one = await follow(choice(await open(list), 'Net volume', /^600/))
  const both = await follow(choice(one, 'Application', /^Laboratory Network/))
  expect(both.address).toMatch(/volume=from-600&application=\d+/)
  const removal = both.getByLabelText(/^Remove the filter 600/)
  expect(removal.getAttribute('href')).toMatch(/id=\d+&application=\d+&lang/)

  const [clear] = clearLinks(both)
  expect(clear).toHaveAttribute('href', `${list}#list`)
  expect(clearLinks(await follow(clear ?? null))).toHaveLength(0)
})

test('an empty result offers a link that clears the filters', async () => {
  const page = await open(`/en/productsList?id=${uprights}&temperature=cool&lang=en_EN`)
  expect(headings(page)).toContain('No products match these filters')
  expect(cards(page)).toHaveLength(0)
  const all = await follow(clearLinks(page).at(-1) ?? null)
  expect(cards(all).length).toBeGreaterThan(0)
})

test('filters on the US site name cubic feet too (readings 34)', async () => {
  const page = await open(`/en/productsList?id=${uprights}&volume=from-600&lang=en_US`)
  expect(page.getAllByRole('link', { name: /600\sL \(21\.2\scu\sft\)/ }).length).toBeGreaterThan(0)
  for (const card of cards(page)) expect(textOf(card)).toMatch(/−123\s°F/)
  const freezers = { name: /^−25\s°C \(−13\s°F\) Freezers$/ }
  expect(within(categories(page)).getByRole('link', freezers)).toBeInTheDocument()
})

test('without scripts a product is compared by a link', async () => {
  const dewars = await follow(categoryLink(await open(`${list}&volume=from-600`), 'Dewars'))
  const links = [...dewars.document.querySelectorAll('main a')]
  const link = links.find((one) => textOf(one).startsWith('Compare D'))
  expect(link).toHaveAttribute('href', expect.stringMatching(/^\/en\/products\/compare\?ids=\d+&lang=en_EN$/))
})

test('a list has structured data with its products in order', async () => {
  const page = await open(list)
  const data = structuredDataOf(page).find((one) => one['@type'] === 'ItemList')
  const items = data?.itemListElement as { url: string }[]
  const shown = cards(page).map((card) => pathOf(card.querySelector('a')?.href))
  expect(shown.length).toBeGreaterThan(0)
  expect(items.map(({ url }) => pathOf(url))).toEqual(shown)
})

test('the list is sorted by volume, energy or name, in one group, and keeps its filters', async () => {
  const sortedBy = (page: Page, order: string) =>
    within(page.getByRole('navigation', { name: 'Sort the products' })).getByRole('link', { name: order })
  const litres = (page: Page) =>
    cards(page).map((card) =>
      Number(/([\d,]+) L\b/.exec(textOf(card).replaceAll('\u00a0', ' '))?.[1]?.replace(',', '')),
    )
  const plain = await open(list)
  const byVolume = await follow(sortedBy(plain, 'Net volume'))
  expect(byVolume.address).toContain('sort=volume')
  expect(headings(byVolume)).not.toContain('Variable-Speed Uprights')
  expect(litres(byVolume)).toEqual(litres(plain).toSorted((a, b) => a - b))
  expect(canonicalOf(byVolume)).toBe(`/en/productsList?id=${uprights}`)
  expect(choice(byVolume, 'Net volume', /600\sL and more/)).toHaveAttribute(
    'href',
    expect.stringContaining('sort=volume'),
  )

  const byName = await follow(sortedBy(byVolume, 'Name'))
  const names = cards(byName).map((card) => textOf(card.querySelector('h2')))
  expect(names).toEqual(names.toSorted(new Intl.Collator('en', { numeric: true }).compare))
  expect(headings(await follow(sortedBy(byName, 'Recommended')))).toContain('Variable-Speed Uprights')
})
