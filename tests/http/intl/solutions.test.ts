import { png } from '../../factories/uploads'
import { paragraphs, uniqueTitle, type Content } from '../../support/content'
import {
  canonicalOf,
  expect,
  follow,
  open,
  origin,
  request,
  test,
  textOf,
  textsOf,
  within,
} from '../../support/http'
import type { Page } from '../../support/http'
import {
  breadcrumbOf,
  currentOf,
  expectPicture,
  headingsOf,
  linkOf,
  openOnce,
  openPreview,
  panelOf,
} from '../../support/http-page'

const ids = {
  sample: '1209669217492766722',
  blood: '1209667603977572353',
  universities: '1214000000000002113',
}

const frenchEmptyText =
  'Aucune information n’est disponible. Envoyez-nous votre demande ou contactez-nous pour en savoir plus.'

const listOf = (page: Page) => page.getByLabelText('All solutions', { selector: 'nav' })
const address = (solutionId: string, lang = 'en_EN') => `/en/solutions?solutionId=${solutionId}&lang=${lang}`
const openSolution = openOnce(address(ids.sample))

/** A solution on the French site with only a name. */
async function bareSolution(content: Content, { draft = false, ...fields }: Record<string, unknown> = {}) {
  const name = uniqueTitle('Solution')
  const french = { sites: ['fr_FR'], order: 90 }
  const type = await content.create('solution-types', { name: uniqueTitle('Type'), ...french })
  const data = { name, type: type.id, ...french, ...fields, _status: draft ? 'draft' : 'published' }
  const { id } = await content.create('solutions', data, { draft: draft === true })
  return { id, name }
}

test('by default the first solution of the first type is shown (S2 2.6)', async () => {
  const page = await open('/en/solutions')
  expect(headingsOf(page, 1)).toEqual(['Sample Network Solution'])
  expect(textOf(page.document.querySelector('main header'))).toMatch(/^Solutions/)
  expect(currentOf(listOf(page))).toBe('Sample Network Solution')
  expect(within(listOf(page)).getAllByRole('link')).toHaveLength(14)
  expect(page.document.title).toMatch(/^Solutions \|/)
  expect(linkOf(listOf(page))).toHaveAttribute('href', expect.stringMatching(/#content$/))
})

test('a solution by name is canonical by id (S2 2.6, issue 14)', async () => {
  const page = await open('/en/solutions?name=Blood+Network+Solution')
  expect(canonicalOf(page)).toBe(`/en/solutions?solutionId=${ids.blood}`)
})

test('the breadcrumb is Solutions, parent and child (S2 2.6)', async () => {
  const crumbs = breadcrumbOf(await open(address(ids.blood)))
  expect(textsOf(crumbs)).toEqual(['Home', 'Solutions', 'Blood and Plasma', 'Blood Network Solution'])
  expect((await follow(linkOf(crumbs[1]))).address).toBe('/en/solutions?lang=en_EN')
})

test.each([
  `solutionId=${ids.blood}`,
  `id=${ids.blood}`,
  'name=Blood+Network+Solution',
  `solutionId=${ids.blood}&parentName=Anything`,
])('%s selects the solution (S2 2.6, readings 4)', async (query) => {
  const page = await open(`/en/solutions?${query}&lang=en_EN`)
  expect(headingsOf(page, 1)).toEqual(['Blood Network Solution'])
  expect(page.document.title).toMatch(/^Blood Network Solution \|/)
})

test('one of five tabs is active, Introduction by default (S2 2.6, 4)', async () => {
  const page = await openSolution()
  const tabs = page.getAllByRole('tab')
  expect(textsOf(tabs)).toEqual([
    'Introduction',
    'Related Products',
    'Application Cases',
    'Contact Us',
    'Solution Catalogue',
  ])
  expect(tabs.map((tab) => tab.getAttribute('aria-selected'))).toEqual([
    'true',
    'false',
    'false',
    'false',
    'false',
  ])
  const shown = page.getAllByRole('tabpanel').filter((panel) => !panel.hasAttribute('hidden'))
  expect(shown).toHaveLength(1)
  const introduction = within(shown[0] as HTMLElement)
  expectPicture(introduction.getAllByRole('img')[0])
  introduction.getByRole('heading', { name: 'A sample’s journey' })
})

test('related products lead to their pages with id, name and the way back (S2 2.6)', async () => {
  const cards = within(panelOf(await openSolution(), 'Related Products')).getAllByRole('article')
  expect(cards.length).toBeGreaterThan(3)
  expectPicture(cards[0]?.querySelector('img'))
  const link = cards[0]?.querySelector('a')
  const query = new URL(link?.getAttribute('href') ?? '', origin).searchParams
  expect(query.get('name')).toBe(link?.textContent)
  expect(query.get('parentPath')).toBe(`/en/solutions?solutionId=${ids.sample}`)
  expect(query.get('id')).toMatch(/^\d{19}$/)
})

test('application cases have cover, day, name and brief and lead to the case (S2 2.6)', async () => {
  const [first] = within(panelOf(await openSolution(), 'Application Cases')).getAllByRole('article')
  const card = within(first as HTMLElement)
  expectPicture(card.getByRole('img'))
  card.getByText(/^\d{1,2} [A-Z][a-z]+ \d{4}$/)
  expect(textOf(card.getAllByRole('paragraph').at(-1))).not.toBe('')
  expect(card.getByRole('link').getAttribute('href')).toMatch(/^\/en\/caseDetail\?id=\d{19}/)
})

test('the contact tab shows the contact details and the response time (S2 2.6, readings 19)', async () => {
  const panel = within(panelOf(await openSolution(), 'Contact Us'))
  expect(panel.getAllByText('We reply within two working days.').length).toBeGreaterThan(0)
  const mails = panel.getAllByRole('link', { name: 'global@norvane.example' })
  expect(mails.map((mail) => mail.getAttribute('href'))).toContainEqual(
    expect.stringMatching(/^mailto:global@norvane\.example\?subject=.*Sample%20Network/),
  )
  expect(panel.getAllByText(/Lengquan Road/).length).toBeGreaterThan(0)
})

test('the catalogue has a cover and opens in the viewer (S2 2.6)', async () => {
  const panel = within(panelOf(await openSolution(), 'Solution Catalogue'))
  expectPicture(panel.getByRole('img'))
  const view = panel.getByRole('link', { name: /^View/ })
  expect(view.getAttribute('href')).toMatch(/^\/en\/pdf\?fileName=\S+&url=/)
})

test.each([
  { lang: 'en_EN', labels: ['Introduction', 'Contact Us', 'Solution Catalogue'] },
  { lang: 'es_ES', labels: ['Presentación', 'Contacto', 'Catálogo de la solución'] },
])('solutions of the sectors have neither products nor cases on $lang (S2 2.6)', async ({ lang, labels }) => {
  expect(textsOf((await open(address(ids.universities, lang))).getAllByRole('tab'))).toEqual(labels)
})

test('a solution without any content shows a notice in every tab (S2 2)', async ({ content }) => {
  const page = await open(address((await bareSolution(content)).id, 'fr_FR'))
  for (const name of ['Présentation', 'Produits associés', 'Études de cas', 'Catalogue de la solution']) {
    const panel = panelOf(page, name)
    expect(textOf(within(panel).getByRole('heading', { level: 2 }))).toBe(name)
    expect(textOf(panel), name).toContain(frenchEmptyText)
  }
})

test('an unknown solution is not found (readings 21)', async () => {
  expect((await request(address('1'))).status).toBe(404)
})

test('only an editor sees an unpublished solution, in its preview (issue 2)', async ({
  content,
  administer,
}) => {
  const { id, name } = await bareSolution(content, { draft: true })
  expect((await request(address(id, 'fr_FR'))).status).toBe(404)
  const page = await openPreview(administer, { collection: 'solutions', id, site: 'fr_FR' })
  expect(page.address).toMatch(/^\/preview\/en\/solutions/)
  expect(headingsOf(page, 1)).toEqual([name])
})

test('without scripts the list of the solutions has links (S2 2.6)', async () => {
  const list = listOf(await openSolution())
  const page = await follow(within(list).getByRole('link', { name: 'Blood Network Solution' }))
  expect(page.address).toBe(`/en/solutions?solutionId=${ids.blood}&parentName=Blood+and+Plasma&lang=en_EN`)
  expect(headingsOf(page, 1)).toEqual(['Blood Network Solution'])
})

test('editors’ texts are shown as text, never as markup (S2 3)', async ({ content }) => {
  const { id } = await bareSolution(content, { content: paragraphs('Cold & <quiet>.') })
  const panel = (await open(address(id, 'fr_FR'))).getAllByRole('tabpanel')[0]
  expect(textOf(panel)).toContain('Cold & <quiet>.')
  expect(panel?.querySelector('quiet')).toBeNull()
})

test('a cropped picture shows its focal point, and follows it (issue 20)', async ({ content }) => {
  const file = { name: 'room.png', mimeType: 'image/png', buffer: await png(900) }
  const cover = await content.upload('media', file, { focalX: 20, focalY: 80 })
  const { id } = await bareSolution(content, { cover: cover.id })
  const picture = async () => {
    const page = await open(address(id, 'fr_FR'))
    return page.document.querySelector('main [role="tabpanel"] picture[data-ratio] img')
  }
  expect(await picture()).toHaveAttribute('style', 'object-position:20% 80%')
  await content.update(`media/${String(cover.id)}`, { focalX: 10, focalY: 0 })
  await expect
    .poll(async () => (await picture())?.getAttribute('style'), { timeout: 15_000 })
    .toBe('object-position:10% 0%')
  await content.update(`media/${String(cover.id)}`, { focalX: null, focalY: null })
  await expect.poll(async () => (await picture())?.hasAttribute('style'), { timeout: 15_000 }).toBe(false)
})
