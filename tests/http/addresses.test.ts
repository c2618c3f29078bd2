import { request as send, type IncomingHttpHeaders } from 'node:http'
import { clientNetwork } from '../support/client-network'
import { expect, open, origin, pathOf, request, test } from '../support/http'

type RawResponse = { status?: number; headers: IncomingHttpHeaders; text: string }

/** Sends a path without normalisation, with headers that fetch sets itself. */
function sendRaw(path: string, headers: Record<string, string> = {}): Promise<RawResponse> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const sent = send({ hostname, port, path, headers, agent: false }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => (text += chunk))
      response.on('error', reject)
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, text }))
    })
    sent.on('error', reject)
    sent.end()
  })
}

async function redirectOf(path: string, site?: string) {
  const response = await request(path, { headers: site ? { cookie: `site=${site}` } : {} })
  return { status: response.status, to: pathOf(response.headers.get('location')) }
}

test.each([
  { path: '/', lang: 'en' },
  { path: '/en', lang: 'en' },
  { path: '/us', lang: 'en-US' },
  { path: '/uk', lang: 'en-GB' },
  { path: '/es', lang: 'es' },
  { path: '/fr', lang: 'fr' },
  { path: '/en/news?lang=fr_FR', lang: 'fr' },
  { path: '/en_US/news', lang: 'en-US' },
  { path: '/en/news?lang=xx_XX', lang: 'en' },
])('$path is a page in $lang (S1 2.1)', async ({ path, lang }) => {
  expect((await open(path)).document.documentElement).toHaveAttribute('lang', lang)
})

test('an address without lang redirects a visitor once to the stored site (S1 2.1, readings 3)', async () => {
  const first = await redirectOf('/en/news?id=1214000000000000101', 'es_ES')
  expect(first).toEqual({ status: 307, to: '/en/news?id=1214000000000000101&lang=es_ES' })
  expect(await redirectOf(first.to ?? '', 'es_ES')).toEqual({ status: 200, to: undefined })
})

test.each([undefined, 'zh_CN', 'nonsense'])(
  'with %s as the stored site an address without lang is en_EN (S1 2.1, readings 3)',
  async (site) => {
    expect((await redirectOf('/en/news', site)).status).toBe(200)
  },
)

test.each([
  { path: '/EN/News', to: '/en/news' },
  { path: '/en/news/', to: '/en/news' },
  { path: '/en/newsdetail?id=1214000000000001001', to: '/en/newsDetail?id=1214000000000001001' },
])("$path is redirected to the specification's spelling (S1 2.1)", async ({ path, to }) => {
  expect(await redirectOf(path)).toEqual({ status: 308, to })
})

test.each([
  { host: 'cn.norvane.example', path: '/', expected: '307 /cn' },
  { host: 'www.cn.norvane.example', path: '/en/news', expected: '307 /cn' },
  { host: 'es.norvane.example', path: '/en/news', expected: 'es' },
  { host: 'fr.norvane.example', path: '/en/news', expected: 'fr' },
])('$path on $host belongs to the site of that host (S1 2.1)', async ({ host, path, expected }) => {
  const network = { 'x-forwarded-for': clientNetwork(origin)['x-forwarded-for'] ?? '' }
  for (const headers of [
    { ...network, host },
    { ...network, 'x-forwarded-host': host },
  ]) {
    const { status, headers: responseHeaders, text } = await sendRaw(path, headers)
    const lang = /<html lang="([^"]+)"/.exec(text)?.[1]
    expect(lang ?? `${status} ${responseHeaders.location}`).toBe(expected)
  }
})

test('lang=zh_CN redirects to the Chinese page (S1 2.1)', async () => {
  expect(await redirectOf('/en/news?lang=zh_CN')).toEqual({ status: 307, to: '/zh_CN/news' })
})

test.each(['//example.com/en', '/en/news/..//example.com', '/\\example.com'])(
  'the response to %s redirects to no other host (S1 2.1)',
  async (path) => {
    const { status, headers } = await sendRaw(path, clientNetwork(origin))
    expect(status).toBeGreaterThanOrEqual(300)
    expect(status).toBeLessThan(500)
    expect(new URL(headers.location ?? '/', origin).host).toBe(new URL(origin).host)
  },
)
