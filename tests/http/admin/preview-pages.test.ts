import { JSDOM } from 'jsdom'
import { marksIn } from '@/lib/content-marks'
import { addressesIn, addressOf, pageTypes } from '../../../scripts/lib/page-types'
import { expect, startPreview, test } from '../../support/http-admin'
import { open, request, type Page } from '../../support/http'

const article = { collection: 'news', id: '1214000000000001009', site: 'zh_CN' }
const invisible = /[\u{E0000}-\u{E007F}]/u

test('previews of all pages say what the pages say, and only the texts of previews carry origins (issue 16)', async ({
  signIn,
}) => {
  const headers = await signIn('editor')
  const { value } = await startPreview(article, headers)
  const asEditor = { ...headers, cookie: `${headers.cookie}; ${value}` }
  const differences: string[] = []
  let marks = 0
  const siteMap = addressesIn(await (await request('/sitemap.xml')).text())
  for (const type of pageTypes) {
    // Its preview shows all videos, without pages.
    if (type.page === 'investorInformation') continue
    const address = addressOf(type, siteMap)
    const [shown, preview] = await Promise.all([
      open(address),
      open(`/preview${address}`, { headers: asEditor }),
    ])
    const [before, after] = [contentOf(shown), contentOf(preview)]
    if (before !== after) differences.push(`${address}: ${difference(before, after)}`)
    if (invisible.test(shown.html)) differences.push(`${address}: marks`)
    for (const place of markedPlaces(preview)) differences.push(`${address}: marks in ${place}`)
    marks += marksIn(preview.html).length
  }
  expect(differences).toEqual([])
  expect(marks).toBeGreaterThan(1000)
}, 300_000)

/** Texts and links of the page's content. */
function contentOf({ document }: Page): string {
  const main = document.querySelector('main')
  for (const script of main?.querySelectorAll('script, style') ?? []) script.remove()
  const links = [...(main?.querySelectorAll('a[href]') ?? [])].map((link) => link.getAttribute('href') ?? '')
  const text = (main?.textContent ?? '').replace(/\s+/g, ' ')
  // Generated ids of React differ from rendering to rendering.
  return [text, ...links.filter((link) => !link.startsWith('#'))].join('\n')
}

/** The script of the preview takes the marks out of these. */
const texts = new Set(['alt', 'aria-label', 'title', 'placeholder', 'label', 'data-text', 'data-name'])

/** The attributes with marks that are no text, such as addresses, and the parts of the head. */
function markedPlaces({ html }: Page): string[] {
  const { document } = new JSDOM(html).window
  const attributes = [...document.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes].map(({ name, value }) => ({ name, value, element })),
  )
  const marked = attributes.filter(({ name, value }) => !texts.has(name) && invisible.test(value))
  const places = marked.map(
    ({ name, element }) => `${element.localName}[${name}] in ${element.parentElement?.localName}`,
  )
  const data = [...document.querySelectorAll('title, style, script[type="application/ld+json"]')]
  const inHead = data
    .filter(({ textContent }) => invisible.test(textContent))
    .map(({ localName }) => localName)
  return [...new Set([...places, ...inHead])]
}

function difference(before: string, after: string): string {
  const at = [...before].findIndex((char, index) => char !== after[index])
  return `${before.slice(Math.max(0, at - 40), at + 80)} ≠ ${after.slice(Math.max(0, at - 40), at + 80)}`
}
