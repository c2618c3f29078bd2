// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { readHead, shownAddress } from '@/cms/preview/admin/head/page-head'
import { withMark } from '@/lib/content-marks'

test('the head of a preview is read without the origins of its texts', () => {
  const page = document.implementation.createHTMLDocument(withMark('A freezer | Norvane', 'news/1/title'))
  page.head.insertAdjacentHTML(
    'beforeend',
    `<meta name="description" content="${withMark('Quiet.', 'news/1/excerpt')}">
     <meta name="robots" content="noindex">
     <meta property="og:title" content="A freezer">
     <meta property="og:image" content="https://example.com/file/share.png#media/1/">
     <link rel="canonical" href="https://example.com/en/newsDetail?id=1">`,
  )
  expect(readHead(page)).toEqual({
    title: 'A freezer | Norvane',
    description: 'Quiet.',
    address: 'https://example.com/en/newsDetail?id=1',
    isHidden: true,
    shared: { title: 'A freezer', description: '', picture: 'https://example.com/file/share.png' },
  })
})

test('an address is shown as search results do', () => {
  expect(shownAddress('https://example.com/en/newsDetail?id=1')).toBe('example.com › en › newsDetail')
  expect(shownAddress('')).toBe('')
})
