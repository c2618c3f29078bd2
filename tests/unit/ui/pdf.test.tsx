import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { pdfWords, toPdfLink } from '@/features/pdf/view-models'
import { fill } from '@/lib/pdf-words'
import { toFailure } from '@/ui/pdf/failure'
import { FileError } from '@/ui/pdf/file-ranges'
import { PdfLink } from '@/ui/pdf/pdf-link'
import { PdfView } from '@/ui/pdf/pdf-view'

const words = pdfWords('en_EN')
const file = '/file/documents/manual.pdf'

test('a link to a document is an ordinary link until scripts run (S1 2.19)', () => {
  const { viewerHref, fileHref, name } = toPdfLink('en_EN', { url: file, name: 'Manual.pdf' })
  const html = renderToStaticMarkup(
    <PdfLink href={viewerHref} file={fileHref} name={name} words={words}>
      View
    </PdfLink>,
  )
  expect(html).toBe(
    '<a href="/en/pdf?fileName=Manual.pdf&amp;url=documents%2Fmanual.pdf&amp;lang=en_EN" aria-haspopup="dialog">View</a>',
  )
})

test('the viewer offers the file itself where scripts do not run (S1 2.19)', () => {
  const html = renderToStaticMarkup(<PdfView file={file} title="Manual" level={1} words={words} />)
  expect(html).toContain('<h1')
  expect(html).toMatch(/<noscript>.*href="\/file\/documents\/manual\.pdf".*<\/noscript>/s)
  expect(html).not.toMatch(/<(iframe|embed|object)/)
})

test.each([
  [new FileError(401), 'restricted'],
  [new FileError(403), 'restricted'],
  [new FileError(404), 'missing'],
  [new FileError(503), 'offline'],
  [{ name: 'InvalidPDFException' }, 'damaged'],
  [{ name: 'PasswordException' }, 'locked'],
  [new TypeError('Failed to fetch'), 'offline'],
  [undefined, 'offline'],
])('the error %o means %s', (error, failure) => {
  expect(toFailure(error)).toBe(failure)
})

test('placeholders are filled, unknown ones stay', () => {
  expect(fill(words.pageStatus, { page: 2, pages: 9 })).toBe('Page 2 of 9')
  expect(fill('{page} {other}', { page: 1 })).toBe('1 {other}')
})
