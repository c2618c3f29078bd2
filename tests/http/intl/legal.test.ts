import { expect, follow, open, test, textOf, textsOf, within } from '../../support/http'
import { headingsOf, mainOf } from '../../support/http-page'

test.each([
  { site: 'en_EN', title: 'Legal notice', date: 'Dated 22 January 2020' },
  { site: 'en_US', title: 'Legal notice', date: 'Dated January 22, 2020' },
  { site: 'en_UK', title: 'Legal notice', date: 'Dated 22 January 2020' },
  { site: 'es_ES', title: 'Aviso legal', date: 'Fecha: 22 de enero de 2020' },
  { site: 'fr_FR', title: 'Mentions légales', date: 'En date du 22 janvier 2020' },
])('the legal notice of $site is dated 22/01/2020 in its language (S1 2.18, 9)', async (given) => {
  const page = await open(`/en/legal?lang=${given.site}`)
  expect(headingsOf(page, 1)).toEqual([given.title])
  expect(textsOf(mainOf(page).getAllByRole('paragraph'))).toContain(given.date)
  expect(headingsOf(page).length).toBeGreaterThan(3)
})

test('the footer leads to the legal notice, whose header is opaque (S1 2.2, 2.4, 2.18)', async () => {
  const footer = within((await open('/en/sitemap?lang=en_EN')).getByRole('contentinfo'))
  const page = await follow(footer.getByRole('link', { name: 'Legal' }))
  expect(page.address).toBe('/en/legal?lang=en_EN')
  expect(page.getAllByRole('banner')[0]).toHaveAttribute('data-solid', 'true')
})

test('the list of contents leads to each section of the notice (S1 2.18)', async () => {
  const page = await open('/en/legal?lang=en_EN')
  const sections = mainOf(page).getAllByRole('heading', { level: 2 })
  const links = within(page.getByRole('navigation', { name: 'On this page' })).getAllByRole('link')
  expect(links.map((link) => [textOf(link), link.getAttribute('href')])).toEqual(
    sections.map((section) => [textOf(section), `#${section.id}`]),
  )
  expect(sections[2]?.id).toBe('section-3')
  expect(new Set(textsOf(sections)).size).toBe(sections.length)
})
