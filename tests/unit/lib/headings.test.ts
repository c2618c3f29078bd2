import { expect, test } from 'vitest'
import { firstSection, withHeadingIds } from '@/lib/headings'

test('each level-2 heading gets an id, and the list contains their plain text', () => {
  const { html, headings } = withHeadingIds(
    '<h2>Terms &amp; <strong>use</strong></h2><p>One.</p><h3>Inner</h3><h2>Law</h2>',
  )
  expect(headings).toEqual([
    { id: 'section-1', text: 'Terms & use' },
    { id: 'section-2', text: 'Law' },
  ])
  expect(html).toBe(
    '<h2 id="section-1">Terms &amp; <strong>use</strong></h2><p>One.</p><h3>Inner</h3><h2 id="section-2">Law</h2>',
  )
})

test('a text without headings is unchanged', () => {
  expect(withHeadingIds('<p>One.</p>')).toEqual({ html: '<p>One.</p>', headings: [] })
})

test('the first section of a text ends before the next heading', () => {
  expect(firstSection('<h2>One</h2><p>First.</p><p>More.</p><h2>Two</h2><p>Second.</p>')).toBe(
    '<h2>One</h2><p>First.</p><p>More.</p>',
  )
  expect(firstSection('<p>First.</p><h2>Two</h2><p>Second.</p>')).toBe('<p>First.</p>')
  expect(firstSection('<p>Only.</p>')).toBe('<p>Only.</p>')
})
