import {
  canonicalOf,
  expect,
  follow,
  open,
  test,
  textOf,
  textsOf,
  within,
  type Page,
} from '../../support/http'

const u830 = '1211952306528985089'
const main = (page: Page) => within(page.getByRole('main'))

test('the two kinds of inquiry have addresses, and the name selects one (S2 2.18)', async () => {
  const page = await open('/en/contact')
  const tabs = main(page).getByRole('navigation', { name: 'Subject of your message' })
  expect(textsOf(within(tabs).getAllByRole('link'))).toEqual(['Product Request', 'Customer Support'])
  expect(textOf(tabs.querySelector('[aria-current]'))).toBe('Product Request')
  expect(canonicalOf(page)).toBe('/en/contact')
  const support = await follow(within(tabs).getByRole('link', { name: 'Customer Support' }))
  expect(support.address).toMatch(/^\/en\/contact\?name=Customer\+Support/)
  main(support).getByText(/Choose the model that your request is about/)
  main(support).getByText(/rating plate to hand/)
  main(support).getByLabelText(/^Serial number/)
})

test('menu and footer lead to the contact page (S1 2.1, 2.2)', async () => {
  const page = await open('/uk')
  const [link] = within(page.getByRole('banner')).getAllByRole('link', { name: 'Contact' })
  expect(link).toHaveAttribute('href', '/en/contact?lang=en_UK')
  const footer = within(page.getByRole('contentinfo'))
  const support = await follow(footer.getByRole('link', { name: 'Request service' }))
  expect(support.address).toBe('/en/contact?name=Customer+Support&lang=en_UK')
})

test('head office and email are beside the form, phone and team where the site has them; the banner differs on es_ES and fr_FR (S2 2.18)', async () => {
  const international = await open('/en/contact?lang=en_EN')
  for (const { page, office, phone, team } of [
    { page: international, office: 'Head office', phone: 0, team: 1 },
    { page: await open('/en/contact?lang=en_US'), office: 'US office', phone: 0, team: 0 },
    { page: await open('/en/contact?lang=en_UK'), office: 'UK office', phone: 1, team: 1 },
  ]) {
    const { getByText, getByRole, getAllByRole } = main(page)
    getByText(office)
    const links = getAllByRole('link').filter((link) => !link.closest('noscript'))
    expect(links.filter((link) => textOf(link).endsWith('@norvane.example'))).toHaveLength(1)
    expect(links.filter((link) => textOf(link).startsWith('+'))).toHaveLength(phone)
    expect(links.filter((link) => textOf(link) === 'click here')).toHaveLength(team)
    expect(getByRole('link', { name: /^Learn more/ }).getAttribute('href')).toMatch(/\/en\/productsList/)
  }

  const others = [await open('/en/contact?lang=es_ES'), await open('/en/contact?lang=fr_FR')]
  const banners = [international, ...others].map((page) =>
    page.document.querySelector('main header img')?.getAttribute('src'),
  )
  expect(new Set(banners).size).toBe(3)
})

test('customer support shows what information helps, the phone number and the email address (S2 2.16)', async () => {
  const page = await open('/en/support/customer?lang=en_EN')
  expect(textOf(page.document.querySelector('main h1'))).toBe('Customer Support')
  const { getByText, getAllByText } = main(page)
  expect(getAllByText('We reply within two working days.').length).toBeGreaterThan(0)
  getByText('The model, as shown on the rating plate')
  const ways = page.document.querySelectorAll('main :not(noscript) > dl a')
  const [mail, phone, ...others] = [...ways].map((link) => link.getAttribute('href'))
  expect(mail).toMatch(/^mailto:.+\?subject=Service%20request$/)
  expect(phone).toMatch(/^tel:/)
  expect(others).toEqual([])
})

test('the page of a product links to its customer support (S2 2.3, 2.16)', async () => {
  const page = await open(`/en/products?id=${u830}&lang=en_EN`)
  expect(main(page).getByRole('link', { name: 'Customer support for this product' })).toHaveAttribute(
    'href',
    `/en/support/customer?product=${u830}&lang=en_EN`,
  )
})

test('without scripts, forms and message board show email and phone', async () => {
  for (const path of ['/en/contact', '/zh_CN/legal']) {
    const page = await open(path)
    const notes = [...page.document.querySelectorAll('noscript')]
    expect(notes.some((note) => note.querySelector('a[href^="mailto:"], a[href^="tel:"]'))).toBe(true)
  }
})

test('the page for a new password is excluded from search results and sends no referrer', async () => {
  const { document } = await open('/en/distributor/password?lang=en_EN')
  expect(document.querySelector('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer')
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})
