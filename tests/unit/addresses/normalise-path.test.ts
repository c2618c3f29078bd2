import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalisePath } from '@/addresses/normalise-path'
import { encodedOnce } from '../../factories/spellings'

test.each([
  '/api/users/login',
  '/api/users/forgot-password',
  '/f/messageBoard/add',
  '/biomedical-admin-api/f/contactUs/add',
  '/file/upload',
  '/suggest',
])(
  '%s with any one character encoded is normalised to that path, or refused for a slash (issue 14)',
  (path) => {
    for (const spelling of encodedOnce(path)) {
      expect([spelling, normalisePath(spelling)]).toEqual([spelling, /%2f/i.test(spelling) ? null : path])
    }
  },
)

test.each([
  ['/', '/'],
  ['/%65n/news', '/en/news'],
  ['/en/news/', '/en/news/'],
  ['/EN/News', '/EN/News'],
  ['/file/a%20b.pdf', '/file/a%20b.pdf'],
  ['/file/%e5%ae%89.pdf', '/file/%E5%AE%89.pdf'],
  ['/file/100%25.pdf', '/file/100%25.pdf'],
  ['/a%3fb%23c%5bd%5d', '/a%3Fb%23c%5Bd%5D'],
  ['/a:b@c;d=e,f&g+h$i!j(k)*', '/a:b@c;d=e,f&g+h$i!j(k)*'],
  ['/a%3ab%40c%3B', '/a:b@c;'],
  ['/...', '/...'],
  ['/.well-known/a', '/.well-known/a'],
])('%s is normalised to %s (issue 14)', (sent, spelled) => {
  expect(normalisePath(sent)).toBe(spelled)
})

test.each([
  '',
  '*',
  'http://evil.example/',
  '//evil.example',
  '/a//b',
  '/a%2fb',
  '/a%2F%2Fb',
  '/a\\b',
  '/a%5cb',
  '/.',
  '/..',
  '/a/./b',
  '/a/../b',
  '/a/%2e%2e/b',
  '/a/%2E./b',
  '/a%2epdf',
  '/api/users/%256cogin',
  '/api/users/%25%36cogin',
  '/a%252fb',
  '/%',
  '/%6',
  '/%zz',
  '/%c4%e3',
  '/%ed%a0%80',
  '/a%00b',
  '/a%0d%0ab',
  '/a%7fb',
  '/caf\u00e9',
])('%j cannot be normalised (issue 14)', (sent) => {
  expect(normalisePath(sent)).toBeNull()
})

test('normalising is idempotent and keeps the decoded path (issue 14)', () => {
  fc.assert(
    fc.property(fc.webPath({ size: 'xsmall' }), (sent) => {
      const plain = normalisePath(sent)
      if (plain === null) return
      expect(normalisePath(plain)).toBe(plain)
      expect(decodeURIComponent(plain)).toBe(decodeURIComponent(sent))
    }),
  )
})
