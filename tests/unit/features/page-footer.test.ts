import { expect, test } from 'vitest'
import { pageFooter } from '@/features/shell/view-models/page-footer'

test('the footer of a printed page has company, date and page', () => {
  const css = pageFooter({ company: 'Norvane', status: 'As of 5 March', number: 'Page {page} of {pages}' })
  expect(css).toContain('content: "Norvane"')
  expect(css).toContain('content: "Page " counter(page) " of " counter(pages) ""')
})

test('no company name can close the style element of the printed page', () => {
  const css = pageFooter({ company: 'A" } </style><script>\\', status: '', number: '' })
  expect(css).toContain('content: "A\\22  } \\3c /style>\\3c script>\\5c "')
})
