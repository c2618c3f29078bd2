import { beforeEach, expect, test, vi } from 'vitest'
import { countPageSearch } from '@/server/search/count-page-search'

const request = vi.hoisted(() => ({ headers: new Headers(), counted: vi.fn() }))
vi.mock('next/headers', () => ({ headers: async () => request.headers }))
vi.mock('next/server', async (original) => ({
  ...(await original<object>()),
  after: (run: () => unknown) => run(),
}))
vi.mock('@/server/search/count-search', () => ({ countSearch: request.counted }))

const visit = { site: 'en_EN', text: 'Cold  Room', found: 3 } as const

beforeEach(() => request.counted.mockReset())

test.each([
  ['from nowhere', {}],
  ['from another page', { referer: 'https://www.example/en/news?lang=en_EN' }],
  ['from another search', { referer: 'https://www.example/en/search?selectWD=2&inputWD=freezer' }],
  ['from a telephone', { 'user-agent': 'Mozilla/5.0 (Linux; Android 13; CUBOT X70) Chrome/121.0' }],
  ['from an invalid address', { referer: 'about:blank' }],
])('a search that comes %s is counted', async (_, headers) => {
  request.headers = new Headers(headers)
  await countPageSearch(visit)
  expect(request.counted.mock.calls).toEqual([[visit]])
})

test.each([
  ['a tag of the same search', { referer: 'https://www.example/en/search?selectWD=3&inputWD=cold+room' }],
  ['a prefetch', { 'sec-purpose': 'prefetch;prerender' }],
  ['a prefetch of an older browser', { purpose: 'prefetch' }],
  ['another bot', { 'user-agent': 'facebookexternalhit/1.1' }],
  ['a bot', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
])('%s is not counted', async (_, headers) => {
  request.headers = new Headers(Object.entries(headers))
  await countPageSearch(visit)
  expect(request.counted).not.toHaveBeenCalled()
})
