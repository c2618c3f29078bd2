import { expect, test } from 'vitest'
import { siteAddress } from '@/addresses/site-address'

test("an /en address written by an editor becomes that of the visitor's site", () => {
  expect(siteAddress('es_ES', '/en/contact?name=Product+Request#form')).toBe(
    '/en/contact?name=Product+Request&lang=es_ES#form',
  )
  expect(siteAddress('en_US', '/en')).toBe('/us')
  expect(siteAddress('fr_FR', '/en/?name=Case+Studies')).toBe('/fr?name=Case+Studies')
})

test('the privacy policy is that of the site (S1 2.4)', () => {
  expect(siteAddress('zh_CN', '/static/policy.pdf')).toBe('/static/policy.pdf?lang=zh_CN')
  expect(siteAddress('en_UK', '/static/policy.pdf')).toBe('/static/policy.pdf?lang=en_UK')
})

test('other addresses written by editors are unchanged', () => {
  for (const address of ['/zh_CN/news', '/file/a.pdf', 'https://example.com/en', '/english']) {
    expect(siteAddress('es_ES', address)).toBe(address)
  }
  expect(siteAddress('zh_CN', '/en/news')).toBe('/en/news')
})
