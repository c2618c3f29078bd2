import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import type { SiteId } from '@/i18n/locales'
import { suggestSiteScript } from '@/sites/suggest-site'

test('no note while the page is already in the language of the browser (readings 3)', () => {
  expect(offered(['en-US', 'es'], 'en_EN')).toBeUndefined()
  expect(offered(['zh-TW'], 'zh_CN')).toBeUndefined()
  expect(offered(['en'], 'en_UK')).toBeUndefined()
})

test('the note offers the site in the language of the browser, by region if there is one', () => {
  expect(offered(['zh-CN', 'en'], 'en_EN')).toBe('zh_CN')
  expect(offered(['es-MX'], 'fr_FR')).toBe('es_ES')
  expect(offered(['en-GB'], 'zh_CN')).toBe('en_UK')
  expect(offered(['en-US'], 'zh_CN')).toBe('en_US')
  expect(offered(['en-AU'], 'es_ES')).toBe('en_EN')
})

test('languages without a site are skipped', () => {
  expect(offered(['nl', 'fr-BE', 'en'], 'zh_CN')).toBe('fr_FR')
  expect(offered(['nl'], 'zh_CN')).toBeUndefined()
})

test('a visitor who closed the note gets no other', () => {
  expect(offered(['fr'], 'en_EN', { getItem: () => 'yes' })).toBeUndefined()
})

test('nothing is offered if storage is blocked', () => {
  const blocked = {
    getItem: () => {
      throw new Error('blocked')
    },
  }
  expect(offered(['fr'], 'en_EN', blocked)).toBeUndefined()
})

test('the script contains no <', () => {
  expect(suggestSiteScript('en_EN')).not.toContain('<')
})

function offered(
  languages: string[],
  current: SiteId,
  localStorage: { getItem: () => string | null } = { getItem: () => null },
): string | undefined {
  const dataset: { offer?: string } = {}
  const document = { documentElement: { dataset } }
  runInNewContext(suggestSiteScript(current), { localStorage, navigator: { languages }, document })
  return dataset.offer
}
