import { expect, test } from 'vitest'
import { findChain, leadsTo } from '@/addresses/redirect-chains'
import { readAddress, type Redirect } from '@/addresses/redirects'

const page = (id: number) => `/en/newsDetail?id=${id}`

function redirect(from: string, address: string, site: Redirect['site'] = 'all'): Redirect {
  const read = readAddress(from)
  return { site, key: 'key' in read ? read.key : '', address, permanent: true }
}

test('a redirect to its own address', () => {
  expect(findChain(redirect(page(1), page(1)), [])).toEqual({ kind: 'self' })
  expect(findChain(redirect(page(1), `${page(1)}&lang=fr_FR`), [])).toEqual({ kind: 'self' })
})

test('two redirects that lead to each other', () => {
  const other = redirect(page(2), page(1))
  expect(findChain(redirect(page(1), page(2)), [other])).toEqual({ kind: 'loop', other })
})

test('a target that is redirected', () => {
  const other = redirect(page(2), '/en/news')
  expect(findChain(redirect('/old', page(2)), [other])).toEqual({ kind: 'leadsOn', other })
})

test('an address to which another redirect leads', () => {
  const other = redirect('/old', page(1))
  expect(findChain(redirect(page(1), '/en/news'), [other])).toEqual({ kind: 'leadsHere', other })
})

test('redirects of different sites do not meet', () => {
  const other = redirect(page(2), '/en/news', 'fr_FR')
  expect(findChain(redirect('/old', page(2), 'es_ES'), [other])).toBeNull()
  expect(findChain(redirect('/old', page(2)), [other])).toEqual({ kind: 'leadsOn', other })
})

test('an address of another site ends every chain', () => {
  expect(findChain(redirect(page(1), 'https://example.com/'), [redirect(page(2), '/en/news')])).toBeNull()
})

test('the redirects that lead to a withdrawn document', () => {
  const target = { site: 'all', key: 'newsDetail/1' } as const
  expect(leadsTo(redirect('/old', page(1), 'es_ES'), target)).toBe(true)
  expect(leadsTo(redirect('/old', page(2)), target)).toBe(false)
})
