import { expect, test } from 'vitest'
import {
  findRedirect,
  indexOf,
  mayBeMissing,
  readAddress,
  shortAddress,
  targetOn,
  type Redirect,
} from '@/addresses/redirects'
import { locateAt } from './locate-at'

const article = '1215000000000000001'

function redirectAt(address: string, redirects: Redirect[], visitor?: Parameters<typeof locateAt>[1]) {
  const [path = '', query = ''] = address.split(/\?(.*)/s)
  const index = new Map(redirects.map((redirect) => [indexOf(redirect), redirect]))
  return findRedirect(index, {
    located: locateAt(address, visitor),
    path,
    query: new URLSearchParams(query),
  })
}

function redirect(from: string, address: string, own: Partial<Redirect> = {}): Redirect {
  const read = readAddress(from)
  return { site: 'all', key: 'key' in read ? read.key : '', address, permanent: true, ...own }
}

test.each([
  [`/en/newsDetail?id=${article}`, `newsDetail/${article}`],
  [`/EN/newsdetail/?name=Any&id=${article}&lang=es_ES`, `newsDetail/${article}`],
  [`/zh_CN/newsDetail?id=${article}`, `newsDetail/${article}`],
  [`/newsDetail?id=${article}`, `newsDetail/${article}`],
  ['/Old-Page/', '/old-page'],
  ['/old.php?b=2&a=1&lang=fr_FR#top', '/old.php?a=1&b=2'],
])('%s has one spelling', (address, key) => {
  expect(readAddress(address)).toMatchObject({ key })
})

test.each([
  ['/admin/login', 'system'],
  ['/f/home/banner', 'system'],
  ['//evil.example', 'invalid'],
  ['/a\u0000b', 'invalid'],
  ['https://example.com/', 'invalid'],
  [`/${'a'.repeat(600)}`, 'invalid'],
])('%s cannot have a redirect', (address, kind) => {
  expect(readAddress(address).kind).toBe(kind)
})

test('pages without content of their own are always there', () => {
  const isFixed = (address: string) => {
    const read = readAddress(address)
    return read.kind === 'page' && !mayBeMissing(read)
  }
  expect(['/en/contact?name=Customer Support', '/zh_CN', '/en/news?pageNo=9'].map(isFixed)).toEqual([
    true,
    true,
    true,
  ])
  expect([`/en/newsDetail?id=${article}`, '/en/news?code=Old'].map(isFixed)).toEqual([false, false])
})

test('a missing page leads to the page on the site of the visitor', () => {
  const redirects = [redirect(`/en/newsDetail?id=${article}`, '/en/news')]
  const address = `/en/newsDetail?id=${article}`
  expect(redirectAt(address, redirects)).toEqual({ to: '/en/news?lang=en_EN', permanent: true })
  expect(redirectAt(`${address}&lang=es_ES`, redirects)?.to).toBe('/en/news?lang=es_ES')
  expect(redirectAt(`/zh_CN/newsDetail?id=${article}`, redirects)?.to).toBe('/zh_CN/news')
})

test('a redirect of one site is for this site only, and goes before that of all sites', () => {
  const redirects = [
    redirect('/old', '/en/case', { site: 'es_ES', permanent: false }),
    redirect('/old', '/en/news'),
  ]
  expect(redirectAt('/old', redirects, { stored: 'es_ES' })).toEqual({
    to: '/en/aboutUs/case?lang=es_ES',
    permanent: false,
  })
  expect(redirectAt('/old', redirects)?.to).toBe('/en/news?lang=en_EN')
  expect(redirectAt('/old', redirects.slice(0, 1))).toBeNull()
})

test('parameters of campaigns are kept, those of the missing page are not', () => {
  const own = [redirect(`/en/newsDetail?id=${article}`, '/en/news')]
  expect(redirectAt(`/en/newsDetail?id=${article}&name=Old&utm_source=mail`, own)?.to).toBe(
    '/en/news?lang=en_EN&utm_source=mail',
  )
  const external = [redirect('/old', 'https://example.com/new?a=1')]
  expect(redirectAt('/old?to=https://evil.example', external)?.to).toBe('https://example.com/new?a=1')
})

test('an address with parameters goes before its path alone', () => {
  const redirects = [redirect('/old.php?id=1', '/en/news'), redirect('/old.php', '/en/contact')]
  expect(redirectAt('/old.php?id=1', redirects)?.to).toBe('/en/news?lang=en_EN')
  expect(redirectAt('/old.php?id=2', redirects)?.to).toContain('/en/contact')
})

test('files, the admin and addresses that the table redirects are left alone', () => {
  const redirects = [redirect('/old', '/en/news')]
  for (const address of ['/file/a.pdf', '/admin', '/api/news', `/newsDetail?id=${article}`])
    expect(redirectAt(address, redirects)).toBeNull()
})

test('a target that names its site leads everybody there', () => {
  expect(targetOn('fr_FR', '/zh_CN/news')).toBe('/zh_CN/news')
  expect(targetOn('zh_CN', '/en/contact')).toBe('/en/contact')
  expect(targetOn('fr_FR', 'https://example.com/a')).toBe('https://example.com/a')
})

test('forms and lists show the shortest spelling', () => {
  const read = readAddress(`/en/newsDetail?name=Long&id=${article}`)
  expect(read.kind === 'page' && shortAddress('all', read)).toBe(`/en/newsDetail?id=${article}`)
  expect(read.kind === 'page' && shortAddress('es_ES', read)).toBe(`/en/newsDetail?id=${article}&lang=es_ES`)
})
