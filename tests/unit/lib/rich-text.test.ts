import { expect, test } from 'vitest'
import { textOfRichText } from '@/cms/text-summary'
import { linkedDocumentsOf, pictureIdsOf, plainText, sanitize, toHtml, type RichText } from '@/lib/rich-text'

const resolve = {
  site: 'en_EN' as const,
  pictureOf: (id: string) =>
    id === '7'
      ? { src: '/file/pictures/a.webp', width: 1600, height: 1000, alt: '"Hall" & <more>' }
      : undefined,
  hrefOf: (collection: string, id: string) => `/${collection}/${id}`,
}

test('a script typed into a text is escaped', () => {
  const html = toHtml(rich(paragraph(text('<script>alert(1)</script> & more'))), resolve)
  expect(html).toBe('<p>&lt;script&gt;alert(1)&lt;/script&gt; &amp; more</p>')
})

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<svg onload=alert(1)></svg>',
  '<iframe src="https://example.com"></iframe>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>',
  '<a href="//example.com">x</a>',
  '<img src="data:text/html,<script>alert(1)</script>">',
])('%s is sanitised', (html) => {
  expect(sanitize(html)).not.toMatch(/script|onerror|onload|iframe|style|\/\/example|data:/i)
})

test('a link to a document follows the reader’s site, a new tab is closed to its opener', () => {
  const link = {
    type: 'link',
    version: 3,
    fields: { linkType: 'internal', newTab: true, doc: { relationTo: 'news', value: '12' } },
    children: [text('there')],
  }
  expect(toHtml(rich(paragraph(link)), resolve)).toBe(
    '<p><a href="/news/12" target="_blank" rel="noopener noreferrer">there</a></p>',
  )
})

test.each(['', '#', undefined])('a link to %j becomes plain text', (to) => {
  const fields = { linkType: 'internal', newTab: true, doc: { relationTo: 'news', value: '12' } }
  const link = { type: 'link', version: 3, fields, children: [text('there')] }
  expect(toHtml(rich(paragraph(link)), { ...resolve, hrefOf: () => to })).toBe('<p>there</p>')
})

test('the linked documents of a text are listed', () => {
  const link = (fields: object) => ({ type: 'link', version: 3, fields, children: [text('x')] })
  const internal = link({ linkType: 'internal', doc: { relationTo: 'news', value: { id: '7' } } })
  const custom = link({ linkType: 'custom', url: 'https://example.com' })
  expect(linkedDocumentsOf(rich(paragraph(internal, custom)))).toEqual([{ collection: 'news', id: '7' }])
  expect(linkedDocumentsOf(null)).toEqual([])
})

test('a table has a head, headers with their scope, and spans', () => {
  const html = toHtml(
    rich(
      table(
        [cell(3, 'Part'), cell(1, 'Every')],
        [cell(2, 'Filter'), cell(0, 'month')],
        [{ ...cell(0, 'Both'), colSpan: 2 }],
      ),
    ),
    resolve,
  )
  expect(html).toBe(
    '<figure tabindex="0"><table>' +
      '<thead><tr><th scope="col">Part</th><th scope="col">Every</th></tr></thead>' +
      '<tbody><tr><th scope="row">Filter</th><td>month</td></tr><tr><td colspan="2">Both</td></tr></tbody>' +
      '</table></figure>',
  )
})

test('a cell with several paragraphs keeps them, an empty one is empty, a table needs no head', () => {
  const two = { ...cell(0), children: [paragraph(text('One')), paragraph(text('Two'))] }
  const empty = { ...cell(0), children: [paragraph()] }
  expect(toHtml(rich(table([two, empty])), resolve)).toContain(
    '<table><tbody><tr><td><p>One</p><p>Two</p></td><td></td></tr></tbody></table>',
  )
})

test('the cells of a table are words of their own', () => {
  const html = toHtml(rich(table([cell(0, 'Filter'), cell(0, 'month')])), resolve)
  expect(plainText(html)).toBe('Filter month')
})

test('a picture has its size and alternative text, a missing one is left out', () => {
  const upload = (value: string) => ({ type: 'upload', version: 3, relationTo: 'media', value, fields: {} })
  const html = toHtml(rich(upload('7'), upload('8')), resolve)
  expect(html).toBe(
    '<figure><img src="/file/pictures/a.webp" alt="&quot;Hall&quot; &amp; &lt;more&gt;" width="1600" height="1000" loading="lazy" /></figure>',
  )
  expect(pictureIdsOf(rich(upload('7'), upload('8')))).toEqual(['7', '8'])
})

test('plain text separates words and decodes entities', () => {
  expect(plainText('<h2>Title</h2><p>One<br />two &amp; &lt;three&gt;</p>')).toBe('Title One two & <three>')
})

test('plain text keeps no-break spaces, and sets others as one space', () => {
  expect(plainText('<p>Since 18\u00a0May :\n  42\u202f000</p>')).toBe('Since 18\u00a0May : 42\u202f000')
})

function rich(...children: object[]): RichText {
  return { root: { type: 'root', version: 1, format: '', indent: 0, direction: 'ltr', children } } as RichText
}

function paragraph(...children: object[]) {
  return { type: 'paragraph', version: 1, format: '', indent: 0, direction: 'ltr', textFormat: 0, children }
}

function text(value: string) {
  return { type: 'text', version: 1, text: value, format: 0, style: '', mode: 'normal', detail: 0 }
}

function table(...rows: object[][]) {
  const children = rows.map((cells) => ({ type: 'tablerow', version: 1, children: cells }))
  return { type: 'table', version: 1, format: '', indent: 0, direction: 'ltr', children }
}

/** @param headerState 1 for a column header, 2 for a row header, 3 for both */
function cell(headerState: number, content = '') {
  return { type: 'tablecell', version: 1, headerState, colSpan: 1, children: [paragraph(text(content))] }
}

test('key figures are a definition list, with the space before a unit that the language has', () => {
  const figures = [
    { figure: '-80', unit: '°C', label: 'set point' },
    { figure: '38', unit: '%', label: 'less energy & noise' },
    { figure: '27', label: 'points' },
    { figure: '', label: 'incomplete' },
  ]
  const block = { type: 'block', version: 2, fields: { blockType: 'keyFigures', figures } }
  expect(toHtml(rich(block), resolve)).toBe(
    '<dl><div><dt>set point</dt><dd>−80<small>\u00a0°C</small></dd></div>' +
      '<div><dt>less energy &amp; noise</dt><dd>38<small>%</small></dd></div>' +
      '<div><dt>points</dt><dd>27</dd></div></dl>',
  )
  expect(toHtml(rich(block), { ...resolve, site: 'fr_FR' })).toContain('38<small>\u00a0%</small>')
  expect(textOfRichText(rich(block))).toBe('-80 °C set point\n38 % less energy & noise\n27 points')
})
