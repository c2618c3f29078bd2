import { expect, follow, open, request, test, textOf, textsOf, within, type Page } from '../../support/http'
import { headingsOf, mainOf, openOnce } from '../../support/http-page'

const sectionOf = (page: Page, name: string) => within(mainOf(page).getByRole('region', { name }))
const openSiteMap = openOnce('/en/sitemap?lang=en_EN')

test('the site map has the sections of the specification in their order (S1 2.18)', async () => {
  const page = await openSiteMap()
  expect(headingsOf(page, 1)).toEqual(['Site Map'])
  expect(headingsOf(page)).toEqual([
    'Home',
    'Solutions',
    'Products',
    'Support & Services',
    'About Us',
    'Case Studies',
    'News',
    'Social Media',
    'Contact',
  ])
})

test('the site map is in the language of its site and leads to its pages (S1 2.18)', async () => {
  const page = await open('/en/sitemap?lang=fr_FR')
  expect(headingsOf(page)).toEqual([
    'Accueil',
    'Solutions',
    'Produits',
    'Support et services',
    'À propos',
    'Études de cas',
    'Actualités',
    'Réseaux sociaux',
    'Contact',
  ])
  const home = await follow(sectionOf(page, 'Accueil').getByRole('link', { name: 'Page d’accueil' }))
  expect(home.address).toBe('/fr')
})

test('solutions are below their types, products in the tree of categories (S1 2.18)', async () => {
  const page = await openSiteMap()
  const solutions = sectionOf(page, 'Solutions')
  expect(solutions.getAllByRole('heading', { level: 3 }).length).toBeGreaterThan(2)
  const solution = await follow(solutions.getByRole('link', { name: 'Blood Network Solution' }))
  expect(solution.address).toMatch(/^\/en\/solutions\?solutionId=\d+&lang=en_EN$/)
  expect(headingsOf(solution, 1)).toEqual(['Blood Network Solution'])

  const bloodBank = sectionOf(page, 'Products')
    .getAllByRole('listitem')
    .find((item) => textOf(item).includes('Blood Bank'))
  const category = within(bloodBank as HTMLElement)
  expect(category.getAllByRole('listitem').length).toBeGreaterThan(0)
  const list = await follow(category.getByRole('link', { name: 'Plasma Freezers' }))
  expect(list.address).toMatch(/^\/en\/productsList\?id=\d+&lang=en_EN$/)
  expect(mainOf(list).getAllByRole('heading', { name: 'Plasma Freezers' }).length).toBeGreaterThan(0)
})

test('support and services contain the seven link codes, services and the distributor area (S1 2.18, 9)', async () => {
  const support = sectionOf(await open('/en/sitemap?lang=en_UK'), 'Support & Services')
  expect(textsOf(support.getAllByRole('listitem').map((item) => item.querySelector('a') ?? item))).toEqual([
    'Product Brochure',
    'Operation Manual',
    'Product Images',
    'Product Videos',
    'User Videos',
    'Training Material',
    'Customer Support',
    'Service Solution',
    'Distributor area',
  ])
  expect(support.getAllByRole('listitem').filter((item) => !item.querySelector('a'))).toEqual([])
})

test('case types and news types come from the CMS, milestones and social media are included (S1 2.18)', async () => {
  const page = await openSiteMap()
  const biobanks = sectionOf(page, 'Case Studies').getByRole('link', { name: 'Biobanks' })
  expect(biobanks.getAttribute('href')).toMatch(/^\/en\/aboutUs\/case\?listid=\d+&parentid=3&lang=en_EN$/)
  const news = sectionOf(page, 'News')
  news.getByRole('link', { name: 'Industry News' })
  const milestones = news.getByRole('link', { name: 'Milestones & Awards' })
  expect(milestones).toHaveAttribute('href', '/en/news?mode=history&lang=en_EN')

  const linkedIn = sectionOf(page, 'Social Media').getByRole('link', { name: /^LinkedIn/ })
  expect(linkedIn).toHaveAttribute('target', '_blank')
  expect(linkedIn.getAttribute('href')).toMatch(/^https:\/\//)
})

test('the Chinese site has no site map, the footers of the others lead to theirs (S1 2.4, 2.18)', async () => {
  expect((await request('/zh_CN/sitemap')).status).toBe(404)
  const footer = within((await open('/en/legal?lang=es_ES')).getByRole('contentinfo'))
  const page = await follow(footer.getByRole('link', { name: 'Mapa del sitio' }))
  expect(page.status).toBe(200)
  expect(page.address).toBe('/en/sitemap?lang=es_ES')
})
