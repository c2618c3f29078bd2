import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { toPdfLink } from '@/features/pdf/view-models'
import { ClientMessages } from '@/i18n/client-messages'
import { toFailure } from '@/ui/pdf/failure'
import { FileError } from '@/ui/pdf/file-ranges'
import { PdfLink } from '@/ui/pdf/pdf-link'
import { PdfView } from '@/ui/pdf/pdf-view'

const file = '/file/documents/manual.pdf'

test('a link to a document is an ordinary link until scripts run (S1 2.19)', () => {
  const { viewerHref, fileHref, name } = toPdfLink('en_EN', { url: file, name: 'Manual.pdf' })
  const html = renderToStaticMarkup(
    <PdfLink href={viewerHref} file={fileHref} name={name}>
      View
    </PdfLink>,
  )
  expect(html).toBe(
    '<a href="/en/pdf?fileName=Manual.pdf&amp;url=documents%2Fmanual.pdf&amp;lang=en_EN" aria-haspopup="dialog">View</a>',
  )
})

test('the viewer offers the file itself where scripts do not run (S1 2.19)', () => {
  const html = renderToStaticMarkup(
    <ClientMessages site="en_EN" namespaces={['pdf.viewer']}>
      <PdfView file={file} title="Manual" level={1} />
    </ClientMessages>,
  )
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
