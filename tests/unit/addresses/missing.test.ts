import { expect, test } from 'vitest'
import { missingAddressOf, ownReferrer } from '@/addresses/missing'
import { locateAt } from './locate-at'

function missingAt(address: string) {
  const [path = '', query = ''] = address.split(/\?(.*)/s)
  return missingAddressOf({ located: locateAt(address), path, query: new URLSearchParams(query) })
}

test('a missing page of content is counted by its shortest address', () => {
  expect(missingAt('/en/newsDetail?id=1&name=Anything&utm_source=x&lang=es_ES')).toEqual({
    site: 'es_ES',
    key: 'newsDetail/1',
    address: '/en/newsDetail?id=1&lang=es_ES',
  })
})

test('an unknown path is counted without its query, which may be about the visitor', () => {
  expect(missingAt('/Old/Page.html?token=abc')).toEqual({
    site: 'en_EN',
    key: '/old/page.html',
    address: '/old/page.html',
  })
})

test.each([
  '/wp-login.php',
  '/index.php',
  '/.env',
  '/.git/config',
  '/backup.zip',
  '/cgi-bin/test',
  '/vendor/phpunit',
  `/${'a'.repeat(300)}`,
  '/a/b/c/d/e/f/g/h/i/j',
  '/a%0Ab',
  '/a%E2%80%8Bb',
  '/a%EF%BB%BF',
  '/a%E2%80%AEb',
  '/%3Cscript%3E',
  '/unsubscribe/jo@example.com',
  '/reset/0123456789abcdef0123456789abcdef',
  '/invitation/6f1c8e0a-1b2c-4d3e-8f90-a1b2c3d4e5f6',
])('%s is not counted', (address) => {
  expect(missingAt(address)).toBeNull()
})

test('files and the admin are not pages', () => {
  expect(missingAt('/file/none.pdf')).toBeNull()
  expect(missingAt('/admin/none')).toBeNull()
})

test('only pages of our own sites are kept as referrers, without what visitors typed', () => {
  expect(ownReferrer('https://maker.com/en/newsDetail?id=2&name=Long', 'maker.com')).toBe(
    '/en/newsDetail?id=2',
  )
  expect(ownReferrer('https://maker.com/en/search?inputWD=my+name', 'maker.com')).toBe('/en/search')
  expect(ownReferrer('https://other.example/en/news', 'maker.com')).toBeNull()
  expect(ownReferrer('https://maker.com/admin/collections/news', 'maker.com')).toBeNull()
  expect(ownReferrer(undefined, 'maker.com')).toBeNull()
})
