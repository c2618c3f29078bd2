import { expect, follow, open, test, within, type Page } from '../support/http'

const id = '1214000000000001001'
const britishOnly = '1214000000000001020'

function entries(page: Page, selector: 'languages-down' | 'languages-up' = 'languages-down') {
  return within(page.document.querySelector<HTMLElement>(`details[name="${selector}"]`)!)
}

test('the language selector leads to the same article on another site (S1 2.3)', async () => {
  const page = await open(`/en/newsDetail?id=${id}&lang=en_EN`)
  const spanish = await follow(entries(page).getByRole('link', { name: /^Español/ }))
  expect(spanish.address).toBe(`/en/newsDetail?id=${id}&lang=es_ES`)
  expect(spanish.status).toBe(200)
  expect(spanish.document.documentElement).toHaveAttribute('lang', 'es')
})

test('the selector of a Chinese article leads to the same article in English (S1 2.3)', async () => {
  const page = await open(`/zh_CN/newsDetail?id=${id}&name=x`)
  const british = await follow(entries(page).getByRole('link', { name: /^English \(UK\)/ }))
  expect(british.address).toBe(`/en/newsDetail?id=${id}&lang=en_UK`)
  expect(british.document.documentElement).toHaveAttribute('lang', 'en-GB')
})

test('the selector of the footer leads to the same list on another site (S1 2.3)', async () => {
  const page = await open('/en/news?lang=en_EN')
  const chinese = await follow(entries(page, 'languages-up').getByRole('link', { name: /^中文/ }))
  expect(chinese.address).toBe('/zh_CN/news')
  expect(chinese.status).toBe(200)
})

test('an article that another site lacks leads to the home page of that site (S1 2.3)', async () => {
  const page = await open(`/en/newsDetail?id=${britishOnly}&lang=en_UK`)
  const french = await follow(entries(page).getByRole('link', { name: /^Français/ }))
  expect(french.address).toBe('/fr')
})

test('the selector names external regional sites with their own addresses (S1 2.3)', async () => {
  const page = await open('/us')
  const links = entries(page).getAllByRole('link')
  expect(links).toHaveLength(11)
  const german = entries(page).getByRole('link', { name: /^Deutsch/ })
  expect(german).toHaveAttribute('href', 'https://de.norvane.example')
  const current = entries(page).getByRole('link', { name: /^English \(US\)/ })
  expect(current).toHaveAttribute('aria-current', 'true')
  expect(links.filter((link) => link.hasAttribute('aria-current'))).toEqual([current])
})

test('without scripts the selector of a home page leads to the home page of another site (S1 2.7)', async () => {
  const page = await open('/us')
  const spanish = await follow(entries(page).getByRole('link', { name: /^Español/ }))
  expect(spanish.address).toBe('/es')
  expect(spanish.document.documentElement).toHaveAttribute('lang', 'es')
})

test('a remembered site applies to addresses that name none (S1 2.1)', async () => {
  const page = await open('/en/news', { headers: { cookie: 'site=fr_FR' } })
  expect(page.document.documentElement).toHaveAttribute('lang', 'fr')
  const chinese = await open('/en/news', { headers: { cookie: 'site=zh_CN' } })
  expect(chinese.document.documentElement.lang).not.toMatch(/^zh/)
})
