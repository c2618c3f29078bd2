import { expect, test } from 'vitest'

import { suggestSite } from '@/sites/suggest-site'

test('a visitor whose language the page speaks is offered nothing (readings 3)', () => {
  expect(suggestSite(['en-US', 'es'], 'en_EN')).toBeNull()
  expect(suggestSite(['zh-TW'], 'zh_CN')).toBeNull()
})

test('another language is offered its site, a region its own (S1 2.1)', () => {
  expect(suggestSite(['zh-CN', 'en'], 'en_EN')).toBe('zh_CN')
  expect(suggestSite(['es-MX'], 'fr_FR')).toBe('es_ES')
  expect(suggestSite(['en-GB'], 'zh_CN')).toBe('en_UK')
  expect(suggestSite(['en-US'], 'zh_CN')).toBe('en_US')
  expect(suggestSite(['en-AU'], 'es_ES')).toBe('en_EN')
})

test('the first language that has a site decides', () => {
  expect(suggestSite(['nl', 'fr-BE', 'en'], 'zh_CN')).toBe('fr_FR')
  expect(suggestSite(['nl'], 'zh_CN')).toBeNull()
  expect(suggestSite([], 'zh_CN')).toBeNull()
})
