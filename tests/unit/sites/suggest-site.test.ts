import { expect, test } from 'vitest'

import { suggestSite } from '@/sites/suggest-site'

test('no site is suggested when the page is in the language of the visitor (readings 3)', () => {
  expect(suggestSite(['en-US', 'es'], 'en_EN')).toBeNull()
  expect(suggestSite(['zh-TW'], 'zh_CN')).toBeNull()
})

test('the site of another language or region is suggested (S1 2.1)', () => {
  expect(suggestSite(['zh-CN', 'en'], 'en_EN')).toBe('zh_CN')
  expect(suggestSite(['es-MX'], 'fr_FR')).toBe('es_ES')
  expect(suggestSite(['en-GB'], 'zh_CN')).toBe('en_UK')
  expect(suggestSite(['en-US'], 'zh_CN')).toBe('en_US')
  expect(suggestSite(['en-AU'], 'es_ES')).toBe('en_EN')
})

test('the first preferred language with a site is used', () => {
  expect(suggestSite(['nl', 'fr-BE', 'en'], 'zh_CN')).toBe('fr_FR')
  expect(suggestSite(['nl'], 'zh_CN')).toBeNull()
  expect(suggestSite([], 'zh_CN')).toBeNull()
})
