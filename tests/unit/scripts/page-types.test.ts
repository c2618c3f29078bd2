import { expect, test } from 'vitest'
import { addressesIn, addressOf } from '../../../scripts/lib/page-types'

const siteMap = addressesIn(
  [
    '<loc>https://example.com/zh_CN/products?id=1</loc>',
    '<loc>https://example.com/en/products?id=2&amp;lang=es_ES</loc>',
    '<loc>https://example.com/en/products?id=3</loc>',
  ].join(''),
)

test.each([
  ['zh_CN', 'zh', '/zh_CN/products?id=1'],
  ['en_EN', 'intl', '/en/products?id=3'],
  ['es_ES', 'intl', '/en/products?id=2&lang=es_ES'],
] as const)('the example of a page on %s is of that site', (site, layout, address) => {
  expect(addressOf({ page: 'products', layout, site }, siteMap)).toBe(address)
})

test('a page that the site map does not list needs an example', () => {
  expect(() => addressOf({ page: 'products', layout: 'intl', site: 'fr_FR' }, siteMap)).toThrow('no address')
})
