import { expect, follow, open, request, test, textOf, textsOf, within, type Page } from '../../support/http'

const article = '/en/newsDetail?id=1214000000000001001&lang=en_EN'

/** The header of the site; pages have headers of their own after it. */
const banner = (page: Page) => page.document.querySelector('header')!
const menu = (page: Page) => banner(page).querySelector<HTMLElement>('nav')!
const entries = (page: Page) => [...menu(page).querySelectorAll(':scope > ul > li > span > a')]

test.each([
  { path: '/en/news?lang=en_UK', item: 'News' },
  { path: article, item: 'News' },
])('the menu marks $item as current on $path (S1 2.2)', async ({ path, item }) => {
  const page = await open(path)
  expect(textsOf(menu(page).querySelectorAll('[aria-current]'))).toEqual([item])
})

const homes = [
  {
    home: '/en',
    labels: ['Home', 'Solutions', 'Products', 'Support', 'About Us', 'News', 'Contact'],
    account: 'norvane-biomedical',
  },
  {
    home: '/us',
    labels: ['Home', 'Solutions', 'Products', 'Support', 'About Us', 'News', 'Contact'],
    account: 'norvane-biomedical',
  },
  {
    home: '/uk',
    labels: ['Home', 'Solutions', 'Products', 'Service Solution', 'Resources', 'About Us', 'News', 'Contact'],
    account: 'norvane-biomedical-uk',
  },
  {
    home: '/es',
    labels: ['Inicio', 'Soluciones', 'Productos', 'Soporte', 'Quiénes somos', 'Noticias', 'Contacto'],
    account: 'norvane-biomedical',
  },
  {
    home: '/fr',
    labels: ['Accueil', 'Solutions', 'Produits', 'Support', 'À propos', 'Actualités', 'Contact'],
    account: 'norvane-biomedical',
  },
]

test.each(homes)(
  "header and floating bar of $home have the site's menu, accounts and QR code (S1 2.2, 2.5)",
  async ({ home, labels, account }) => {
    const page = await open(home)
    expect(textsOf(entries(page))).toEqual(labels)
    expect(entries(page)[0]).toHaveAttribute('href', home)
    expect(textsOf(menu(page).querySelectorAll('[aria-current]'))).toEqual([labels[0]])

    const shortcuts = page.document.querySelector<HTMLElement>('aside')!
    const links = within(shortcuts.querySelector('ul')!)
    expect(links.getByRole('link', { name: 'LinkedIn' })).toHaveAttribute(
      'href',
      `https://www.linkedin.com/company/${account}`,
    )
    for (const name of ['X', 'Facebook', 'YouTube'])
      expect(links.getByRole('link', { name }).getAttribute('href')).toMatch(/^https:/)

    const bar = page.document.querySelector<HTMLElement>('aside:has(a[href="#top"])')!
    for (const network of ['linkedin', 'facebook', 'youtube'])
      expect(bar.querySelectorAll(`a[href*="${network}.com"][href$="${account}"]`)).toHaveLength(1)
    for (const place of [shortcuts, bar]) {
      const button = within(place).getByRole('button', { name: /WeChat/ })
      expect(button).toHaveAttribute('aria-expanded', 'false')
      const panel = page.document.getElementById(button.getAttribute('aria-controls') ?? '')
      expect(panel).toHaveAttribute('hidden')
      expect(panel?.querySelector('img')?.alt).toBeTruthy()
      expect(textOf(panel)).toMatch(/WeChat/)
    }
  },
)

test('a menu item has a panel with its name, description, picture and pages, Home has none (S1 2.2)', async () => {
  const page = await open('/en/news?lang=en_EN')
  const bar = within(menu(page))
  const toggle = bar.getByRole('button', { name: 'Show more about Support' })
  expect(toggle).toHaveAttribute('aria-expanded', 'false')
  const panel = within(page.document.getElementById(toggle.getAttribute('aria-controls') ?? '')!)
  expect(panel.getByRole('link', { name: 'Support' })).toHaveAttribute('href', '/en/support?lang=en_EN')
  const text = 'Brochures, manuals, pictures, videos and customer support.'
  expect(panel.getByText(text)).toBeInTheDocument()
  expect(panel.getAllByRole('img')).toHaveLength(1)
  const manuals = panel.getByRole('link', { name: 'Operation Manual' })
  expect(manuals).toHaveAttribute('href', '/en/support/ManualBrochure?lang=en_EN')
  expect((await follow(manuals)).status).toBe(200)
  expect(bar.queryByRole('button', { name: 'Show more about Home' })).toBeNull()
  expect(entries(page)[0]?.closest('li')?.children).toHaveLength(1)
})

test('the menu is in the markup once: the drawer is empty until it is opened (S1 2.2, issue 17)', async () => {
  const page = await open(article)
  const drawer = banner(page).querySelector<HTMLElement>('dialog[aria-label="Main menu"]')!
  expect(within(drawer).getAllByRole('link')).toHaveLength(1)
  expect(banner(page).querySelectorAll('a[href^="/en/support/ManualBrochure"]')).toHaveLength(1)
  // The browser opens and closes it with these attributes before the scripts run.
  for (const [name, command] of [
    ['Open menu', 'show-modal'],
    ['Close menu', 'close'],
  ]) {
    const button = within(banner(page)).getByRole('button', { name })
    expect(button).toHaveAttribute('command', command)
    expect(button).toHaveAttribute('commandfor', drawer.id)
  }
})

test('the header search is a form that asks the search page for products (S1 2.2, 2.17)', async () => {
  const page = await open('/uk')
  const form = banner(page).querySelector<HTMLFormElement>('details[name="header-search"] form')!
  expect(form).toHaveAttribute('action', '/en/search')
  expect(form.method).toBe('get')
  const field = within(form).getByRole('combobox', { name: 'Search the site' })
  field.setAttribute('value', 'blood & ice')
  const { FormData } = page.document.defaultView!
  const sent = [...new FormData(form)].map(([name, value]) => [name, String(value)])
  const address = `/en/search?${new URLSearchParams(sent)}`
  expect(address).toBe('/en/search?lang=en_UK&selectWD=2&inputWD=blood+%26+ice')
  const results = await open(address)
  expect(results.getByRole('heading', { level: 1 })).toHaveTextContent('“blood & ice”')
})

test('the header is over the banner of a page that has one, on the Chinese site of the home page only, and solid on all others (S1 2.2)', async () => {
  const paths = {
    '/en': 'light',
    '/en/productsList?lang=en_EN': 'light',
    '/en/solutions?lang=en_EN': null,
    '/en/serviceSolution?lang=en_EN': null,
    '/en/contact?lang=en_EN': null,
    '/en/aboutUs?lang=en_EN': null,
    '/en/news?lang=en_EN': null,
    [article]: null,
    '/en/products?id=1211952306528985089&lang=en_EN': null,
    '/zh_CN': 'dark',
    '/cn': 'dark',
    '/zh_CN/news': null,
    '/zh_CN/solutions': null,
    '/zh_CN/support': null,
    '/zh_CN/newsDetail?id=1214000000000001001': null,
  }
  for (const [path, ground] of Object.entries(paths)) {
    const html = await (await request(path)).text()
    const header = /<header [^>]*>/.exec(html)?.[0] ?? ''
    expect(header.includes('data-solid="true"'), path).toBe(ground === null)
    expect(/<div [^>]*data-over-hero="(\w+)"/.exec(html)?.[1] ?? null, path).toBe(ground)
  }
})
