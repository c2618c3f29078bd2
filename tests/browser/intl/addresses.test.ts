import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '../../support/browser'

async function redirectOf(request: APIRequestContext, path: string, site?: string) {
  const headers = site ? { cookie: `site=${site}` } : undefined
  const answer = await request.get(path, { maxRedirects: 0, headers })
  const to = answer.headers().location
  return { status: answer.status(), to: to && to.replace(/^https?:\/\/[^/]+/, '') }
}

for (const { path, lang } of [
  { path: '/', lang: 'en' },
  { path: '/en', lang: 'en' },
  { path: '/us', lang: 'en-US' },
  { path: '/uk', lang: 'en-GB' },
  { path: '/es', lang: 'es' },
  { path: '/fr', lang: 'fr' },
  { path: '/en/news?lang=fr_FR', lang: 'fr' },
  { path: '/en_US/news', lang: 'en-US' },
  { path: '/en/news?lang=xx_XX', lang: 'en' },
]) {
  test(`${path} is a page in ${lang} (S1 2.1)`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
  })
}

test('an address without lang leads a visitor once to the stored site (S1 2.1, readings 3)', async ({
  request,
}) => {
  const first = await redirectOf(request, '/en/news?id=1214000000000000101', 'es_ES')
  expect(first).toEqual({ status: 307, to: '/en/news?id=1214000000000000101&lang=es_ES' })
  expect(await redirectOf(request, first.to ?? '', 'es_ES')).toEqual({ status: 200, to: undefined })
})

test('an address without lang is en_EN for everybody else (S1 2.1, readings 3)', async ({ request }) => {
  expect((await redirectOf(request, '/en/news')).status).toBe(200)
  expect((await redirectOf(request, '/en/news', 'zh_CN')).status).toBe(200)
  expect((await redirectOf(request, '/en/news', 'nonsense')).status).toBe(200)
})

for (const { path, to } of [
  { path: '/EN/News', to: '/en/news' },
  { path: '/en/news/', to: '/en/news' },
  { path: '/en/newsdetail?id=1214000000000001001', to: '/en/newsDetail?id=1214000000000001001' },
]) {
  test(`${path} is led to the table's spelling (S1 2.1)`, async ({ request }) => {
    expect(await redirectOf(request, path)).toEqual({ status: 308, to })
  })
}

for (const { host, path, expected } of [
  { host: 'cn.norvane.example', path: '/', expected: '307 /cn' },
  { host: 'www.cn.norvane.example', path: '/en/news', expected: '307 /cn' },
  { host: 'es.norvane.example', path: '/en/news', expected: 'es' },
  { host: 'fr.norvane.example', path: '/en/news', expected: 'fr' },
]) {
  test(`${path} on ${host} is that host's site (S1 2.1)`, async ({ request }) => {
    const answer = await request.get(path, { headers: { host }, maxRedirects: 0 })
    const lang = /<html lang="([^"]+)"/.exec(await answer.text())?.[1]
    expect(lang ?? `${answer.status()} ${answer.headers().location}`).toBe(expected)
  })
}

test('lang=zh_CN leads to the Chinese page (S1 2.1)', async ({ request }) => {
  expect(await redirectOf(request, '/en/news?lang=zh_CN')).toEqual({ status: 307, to: '/zh_CN/news' })
})

test('a redirect never leaves the host (S1 2.1)', async ({ request }) => {
  for (const path of ['//example.com/en', '/en/news/..//example.com', '/\\example.com']) {
    const answer = await request.get(path, { maxRedirects: 0 }).catch(() => null)
    const location = answer?.headers().location ?? '/'
    expect(new URL(location, 'http://site').host, path).not.toContain('example.com')
  }
})
