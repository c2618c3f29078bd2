import { expect, test } from 'vitest'
import { safePath } from '@/lib/safe-path'

test.each(['/', '/en/products?id=1&lang=en_EN', '/zh_CN/search?inputWD=%E5%86%B0'])(
  '%s is a safe path',
  (path) => {
    expect(safePath(path)).toBe(path)
  },
)

test.each([
  '@evil.example/login',
  '.evil.example/login',
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '/\t/evil.example/',
  '/a b',
  '/a\\b',
  'evil',
  null,
  '/\u202eevil',
  '',
  undefined,
  7,
])('%j is not a safe path (issue 14, security)', (path) => {
  expect(safePath(path)).toBeNull()
})
