import { pdfOf } from '../../factories/pdf'
import { uniqueTitle, type Content } from '../../support/content'
import { expect, follow, open, request, test, textsOf, within, type Page } from '../../support/http'
import { currentOf, expectPicture, headingsOf, itemsWithHeading, mainOf } from '../../support/http-page'

const list = '/en/news?code=Newsletter'
const editionsOf = (page: Page) => page.getByRole('navigation', { name: 'Editions' })

type Letter = { name: string; language: string; sites: string[]; file: string; order?: number }

const write = (content: Content, letter: Letter) =>
  content.create('materials', { kind: 'newsletter', order: 900, _status: 'published', ...letter })

async function uploadedLetter(content: Content): Promise<string> {
  const file = {
    name: 'Letter.pdf',
    mimeType: 'application/pdf',
    buffer: pdfOf([{ lines: ['A newsletter'] }]),
  }
  return String((await content.upload('files', file)).id)
}

test('a newsletter has a cover, a name and a link to the viewer (S1 2.8, readings 11)', async () => {
  const page = await open(`${list}&lang=en_US`)
  expect(headingsOf(page)[0]).toMatch(/^Norvane Newsletter/)
  expect(headingsOf(page).length).toBeLessThanOrEqual(15)
  const [card] = itemsWithHeading(page)
  expectPicture(card?.querySelector('img'))
  expect(card?.querySelector('h2 a')).toHaveAttribute('href', expect.stringMatching(/^\/en\/pdf\?fileName=/))
})

test('only en_EN has a tab for each language (S1 2.8)', async () => {
  const tabs = editionsOf(await open(`${list}&lang=en_EN`))
  expect(textsOf(within(tabs).getAllByRole('link'))).toEqual(['All', 'EN', 'ES', 'FR'])
  for (const site of ['en_US', 'en_UK', 'es_ES', 'fr_FR']) {
    const page = await open(`${list}&lang=${site}`)
    expect(headingsOf(page).length, site).toBeGreaterThan(0)
    expect(mainOf(page).queryByRole('link', { name: 'ES' }), site).toBeNull()
  }
})

test('a tab filters the list and has an address of its own (S1 2.8)', async () => {
  const page = await open(`${list}&lang=en_EN`)
  expect(currentOf(editionsOf(page))).toBe('All')
  const spanish = await follow(within(editionsOf(page)).getByRole('link', { name: 'ES' }))
  expect(spanish.address).toMatch(/^\/en\/news\?id=\d+&newsletters=es&lang=en_EN$/)
  expect(currentOf(editionsOf(spanish))).toBe('ES')
  expect(headingsOf(spanish).length).toBeGreaterThan(0)
  expect(headingsOf(spanish).length).toBeLessThan(headingsOf(page).length)
})

test('a tab shows what is written in its language or in several (S1 2.8)', async ({ content }) => {
  const file = await uploadedLetter(content)
  const name = uniqueTitle('Letter')
  const sites = ['en_EN']
  for (const language of ['en', 'fr', 'multi'])
    await write(content, { name: `${name}: ${language}`, language, sites, file, order: 0 })
  const own = async (tab: string) =>
    headingsOf(await open(`${list}&newsletters=${tab}&lang=en_EN`)).filter((title) => title.includes(name))
  expect(await own('fr')).toEqual([`${name}: fr`, `${name}: multi`])
  expect(await own('en')).toEqual([`${name}: en`, `${name}: multi`])
})

test('the entries of the types lead to the first page of all languages (S1 2.8)', async () => {
  const page = await open(`${list}&newsletters=es&lang=en_EN`)
  expect(currentOf(editionsOf(page))).toBe('ES')
  const entry = (opened: Page, name: string) =>
    within(opened.getByRole('navigation', { name: 'News categories' })).getByRole('link', { name })
  const industry = await follow(entry(page, 'Industry News'))
  expect(industry.address).toMatch(/^\/en\/news\?id=\d+&lang=en_EN$/)
  expect(currentOf(editionsOf(await follow(entry(industry, 'Newsletter'))))).toBe('All')
})

test('a page has fifteen newsletters, and the pager leads to the others (S1 2.8)', async ({ content }) => {
  const file = await uploadedLetter(content)
  const name = uniqueTitle('Edition')
  for (let number = 1; number <= 15; number += 1)
    await write(content, { name: `${name} ${number}`, language: 'fr', sites: ['fr_FR'], file })
  const page = await open(`${list}&lang=fr_FR`)
  expect(headingsOf(page)).toHaveLength(15)
  const pager = page.getByRole('navigation', { name: 'Pages' })
  const second = await follow(within(pager).getByRole('link', { name: 'Suivant' }))
  expect(second.address).toMatch(/^\/en\/news\?id=\d+&pageNo=2&lang=fr_FR$/)
  expect(headingsOf(second).some((title) => title.startsWith(name))).toBe(true)
  expect((await request(`${list}&pageNo=99&lang=fr_FR`)).status).toBe(404)
})
