import { beforeEach, expect, test, vi } from 'vitest'
import { download } from '@/ui/documents/download'

const clicked = vi.fn()

beforeEach(() => {
  clicked.mockClear()
  vi.stubGlobal('document', { createElement: () => ({ click: clicked }) })
})

function response(status: number, length?: string) {
  const headers = length === undefined ? undefined : { 'content-length': length }
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status, headers })))
}

test('a file with bytes is saved by the browser itself', async () => {
  response(200, '1200')
  expect(await download({ href: '/file/a.pdf', fileName: 'A.pdf' })).toBe('saved')
  expect(clicked).toHaveBeenCalledOnce()
})

test.each([
  ['an empty file', 200, '0'],
  ['a missing file', 404, undefined],
  ['a refused file', 401, undefined],
])('of %s nothing is saved (S2 8)', async (_what, status, length) => {
  response(status, length)
  expect(await download({ href: '/file/a.pdf', fileName: 'A.pdf' })).toBe('nothing')
  expect(clicked).not.toHaveBeenCalled()
})

test('without a connection nothing is saved (S2 8)', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  expect(await download({ href: '/file/a.pdf', fileName: 'A.pdf' })).toBe('nothing')
})

test('an archive that is too large says so', async () => {
  response(413)
  expect(await download({ href: '/distributor/collection', fileName: '' })).toBe('too-much')
})
