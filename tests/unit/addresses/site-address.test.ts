import { expect, test } from 'vitest'
import { siteAddress } from '@/addresses/site-address'

test("an editor's /en address leads to the page of the reader's site", () => {
  expect(siteAddress('es_ES', '/en/contact?name=Product+Request#form')).toBe(
    '/en/contact?name=Product+Request&lang=es_ES#form',
  )
  expect(siteAddress('en_US', '/en')).toBe('/us')
  expect(siteAddress('fr_FR', '/en/?name=Case+Studies')).toBe('/fr?name=Case+Studies')
})

test('other addresses of an editor stay as they are', () => {
  for (const address of ['/zh_CN/news', '/file/a.pdf', 'https://example.com/en', '/english']) {
    expect(siteAddress('es_ES', address)).toBe(address)
  }
  expect(siteAddress('zh_CN', '/en/news')).toBe('/en/news')
})
