import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fallbackOf, internationalSites } from '@/i18n/locales'
import { supportKinds } from '@/lib/support-kinds'
import { serviceSupportSeed, supportPageSeeds } from '../../../scripts/seed/content/support'

const assets = new URL('../../../scripts/seed/assets/', import.meta.url)

test('maintenance, contact and the repair request each have a page with an icon (S2 2.17)', () => {
  expect(supportPageSeeds.map(({ kind }) => kind)).toEqual([...supportKinds])
  expect(new Set(supportPageSeeds.map(({ id }) => id)).size).toBe(supportKinds.length)
  for (const { id, icon, content } of supportPageSeeds) {
    expect(id).toMatch(/^\d{19}$/)
    expect([icon, existsSync(new URL(icon, assets))]).toEqual([icon, true])
    expect(content).toContain('## ')
  }
})

test('the Chinese page has six pillars and three promises (S2 1)', () => {
  const { promises, pillars, picture, officialAccount } = serviceSupportSeed
  expect(pillars.zh_CN).toHaveLength(6)
  expect(promises.zh_CN?.map(({ figure }) => figure)).toEqual(['24 小时', '1 小时内', '24 小时内'])
  for (const file of [picture, officialAccount])
    expect([file, existsSync(new URL(file, assets))]).toEqual([file, true])
})

test('the contact page has a banner of its own on es_ES and fr_FR (S2 2.18)', () => {
  const { en_EN, es_ES, fr_FR } = serviceSupportSeed.contactPicture
  expect(new Set([en_EN, es_ES, fr_FR]).size).toBe(3)
  for (const file of [en_EN, es_ES, fr_FR])
    expect([file, existsSync(new URL(String(file), assets))]).toEqual([file, true])
})

test('customer support is introduced on every international site (S2 2.16)', () => {
  const words = serviceSupportSeed.texts.customerIntroduction
  const own = (site: string) => (words as Record<string, string>)[site]
  for (const site of internationalSites)
    expect([site, Boolean(own(site) ?? own(fallbackOf[site] ?? ''))]).toEqual([site, true])
})
