import {
  attribute,
  expect,
  follow,
  open,
  structuredDataOf,
  test,
  textOf,
  textsOf,
  within,
  type Page,
} from '../../support/http'

const id = '1211952306528985089'
const u830 = `/en/products?id=${id}&lang=en_EN`

const heading = (page: Page) => textOf(page.document.querySelector('h1'))

/** The content of a tab; only the first one is shown at the start. */
function panel(page: Page, tab: string): HTMLElement {
  const found = page.document.querySelector<HTMLElement>(`#${tab}[role=tabpanel]`)
  if (!found) throw new Error(`The page has no tab panel ${tab}.`)
  return found
}

test('a product shows model, name, leading figures and its drawing (S2 2.3)', async () => {
  const page = await open(u830)
  expect(heading(page)).toMatch(/^U830 /)
  expect(page.document.title).toMatch(/^U830 .* \| Norvane/)
  expect(page.getAllByText('Temperature range').length).toBeGreaterThan(0)
  expect(page.getAllByText('−86').length).toBeGreaterThan(0)
  const [gallery] = page.getAllByLabelText(/^Pictures of/)
  const picture = gallery?.querySelector('.swiper-slide:not([inert]) button')
  expect(textOf(picture)).toMatch(/^Enlarge/)
  expect(picture?.querySelector('img')).toHaveAttribute('alt', expect.stringContaining('U830'))
})

test('the breadcrumb leads to the products and to the parent category (S2 2.3)', async () => {
  const page = await open(u830)
  const crumbs = page.getByRole('navigation', { name: 'You are here' })
  const [, products, category] = within(crumbs).getAllByRole('link')
  expect(textOf(products)).toBe('Products')
  expect(products).toHaveAttribute('href', '/en/productsList?lang=en_EN')
  expect(category).toHaveAttribute('href', expect.stringMatching(/^\/en\/productsList\?id=\d+&lang=en_EN$/))
  expect(textsOf(within(crumbs).getAllByRole('listitem')).at(-1)).toBe('U830')
})

test('a product has four tabs, of which the introduction is open (S2 2.3, 4)', async () => {
  const page = await open(u830)
  expect(textsOf(page.getAllByRole('tab'))).toEqual([
    'Introduction',
    'Resources',
    'Solutions & Cases',
    'Contact Us',
  ])
  const selected = page.document.querySelectorAll('[role=tab][aria-selected=true]')
  expect(textsOf(selected)).toEqual(['Introduction'])
  const shown = [...page.document.querySelectorAll('[role=tabpanel]:not([hidden])')]
  expect(shown.map((one) => one.id)).toEqual(['introduction'])
})

test('the introduction has features, parameters by class, approvals and recommended products (S2 2.3)', async () => {
  const page = await open(u830)
  const introduction = within(panel(page, 'introduction'))
  const features = introduction.getByLabelText('Features')
  expect(features.querySelectorAll('h3').length).toBeGreaterThan(0)
  const data = within(introduction.getByRole('region', { name: 'Technical data' }))
  expect(data.getByRole('rowheader', { name: 'Temperature range' })).toBeInTheDocument()
  expect(data.getByText('−86 to −40 °C', { selector: 'td' })).toBeInTheDocument()
  const approvals = data.getByLabelText('Markings and approvals')
  expect(textsOf(approvals.querySelectorAll('th[scope=col]'))).toEqual(['Approval', 'Number', 'Valid until'])
  expect(textsOf(approvals.querySelectorAll('th[scope=row]'))).toContain('CE')

  const recommended = introduction.getByRole('region', { name: 'Related products' })
  const other = await follow(within(recommended).getAllByRole('link')[0] ?? null)
  expect(other.status).toBe(200)
  expect(other.address).toMatch(/^\/en\/products\?id=\d+/)
  expect(other.address).not.toContain(id)
})

test('the resources have videos, brochures and manuals for distributors (S2 2.3, readings 29)', async () => {
  const page = await open(u830)
  const resources = within(panel(page, 'resources'))
  const [video] = resources.getAllByText(/^U830: /, { selector: 'article a' })
  expect(video).toHaveAttribute('href', expect.stringMatching(/^\/en\/products\/videoDetail\?id=\d+/))
  expect(heading(await follow(video ?? null))).toBe(textOf(video))

  const brochures = resources.getByRole('region', { name: 'Product brochures' })
  const [view, download] = brochures.querySelectorAll('a')
  expect(textOf(view)).toMatch(/^View/)
  expect(view).toHaveAttribute('href', expect.stringMatching(/^\/en\/pdf\?fileName=/))
  expect(textOf(download)).toMatch(/^Download/)
  expect(download).toHaveAttribute('download', expect.stringMatching(/\.pdf$/))

  const manuals = resources.getByRole('region', { name: 'Manuals and service brochures' })
  const [manual] = within(manuals).getAllByRole('listitem')
  expect(textOf(manual)).toContain('Distributors only')
})

test('solutions and cases show name and brief, and link to their pages (S2 2.3)', async () => {
  const related = within(panel(await open(u830), 'solutions-cases'))
  const solutions = related.getByRole('region', { name: 'Solutions' })
  const [solution] = solutions.querySelectorAll('article')
  expect(textOf(solution?.querySelector('h3'))).not.toBe('')
  expect(textOf(solution?.querySelector('p'))).not.toBe('')
  const details = solution?.querySelector('a')
  expect(textOf(details)).toMatch(/^View details/)
  expect(details).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/en\/solutions\?solutionId=\d+&lang=en_EN$/),
  )
  const cases = related.getByRole('region', { name: 'Cases' })
  expect(textOf(cases.querySelector('article p:last-child'))).not.toBe('')
  expect(cases.querySelector('a')).toHaveAttribute('href', expect.stringMatching(/^\/en\/caseDetail\?id=\d+/))
})

test('the contact tab has an email link about the product (S2 2.3)', async () => {
  const page = await open(u830)
  const quote = within(page.getByRole('main')).getByText('Request a quote')
  expect(quote.closest('a')).toHaveAttribute('href', '#contact')
  const contact = within(panel(page, 'contact'))
  expect(contact.getAllByText('We reply within two working days.').length).toBeGreaterThan(0)
  const mail = contact.getByText(/@/, { selector: 'dd a' })
  expect(mail).toHaveAttribute('href', expect.stringMatching(/^mailto:.+\?subject=Enquiry%3A%20U830/))
})

test('en_US shows US units beside the stored ones, in values, labels and names (readings 34)', async () => {
  const page = await open(`/en/products?id=${id}&lang=en_US`)
  const data = within(page.getByRole('region', { name: 'Technical data' }))
  expect(data.getByText('−86 to −40 °C (−123 to −40 °F)', { selector: 'td' })).toBeInTheDocument()
  expect(data.getByText('829 L (29.3 cu ft)', { selector: 'td' })).toBeInTheDocument()
  expect(data.getByText('900 mm (35.4 in)', { selector: 'td' })).toBeInTheDocument()
  expect(data.getByText('305 kg (672 lb)', { selector: 'td' })).toBeInTheDocument()
  expect(data.getByText('±2.5 °C (±4.5 °F)', { selector: 'td' })).toBeInTheDocument()
  expect(
    data.getByText('Energy consumption, usual set point, 25 °C (77 °F) ambient', { selector: 'th' }),
  ).toBeInTheDocument()
  expect(heading(page)).toMatch(/−86\s°C \(−123\s°F\)$/)
})

test('previous and next lead to the products beside it in its category (S2 2.3)', async () => {
  const step = (page: Page, name: RegExp) =>
    within(page.getByLabelText('More products')).getByText(name).closest('a')
  const next = await follow(step(await open(u830), /^Next/))
  expect(next.status).toBe(200)
  expect(next.address).not.toContain(id)
  const previous = await follow(step(next, /^Previous/))
  expect(heading(previous)).toMatch(/^U830 /)
})

test('structured data describes a product with its parameters and without an offer', async () => {
  const page = await open(u830)
  const product = structuredDataOf(page).find((data) => data['@type'] === 'Product')
  expect(product).toMatchObject({ model: 'U830', brand: { '@type': 'Brand' } })
  const parameters = product?.additionalProperty as unknown[]
  expect(parameters.length).toBeGreaterThan(10)
  expect(product).not.toHaveProperty('offers')
  expect(attribute(page, 'meta[property="og:image"]')).toMatch(/\/file\/pictures\//)
})
