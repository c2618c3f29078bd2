import { readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { siteIds } from '@/i18n/locales'
import { newsletterMaterials } from '../../../scripts/seed/content/materials/newsletters'

const documents = new URL('../../../scripts/seed/documents/', import.meta.url)
const shownOn = (site: (typeof siteIds)[number]) =>
  newsletterMaterials.filter(({ sites }) => sites.includes(site))

test('there are at least twelve newsletters, and every site shows several (S1 2.8)', () => {
  expect(newsletterMaterials.length).toBeGreaterThanOrEqual(12)
  for (const site of siteIds) expect([site, shownOn(site).length > 1]).toEqual([site, true])
})

test.each(['en', 'es', 'fr'])('the tab of %s on en_EN has newsletters (S1 2.8)', (language) => {
  const inTab = shownOn('en_EN').filter((material) => material.language === language)
  expect(inTab.length).toBeGreaterThanOrEqual(2)
})

test('apart from the tabs of en_EN an issue shows once on a site, in its language (S1 2.8)', () => {
  for (const site of siteIds.filter((id) => id !== 'en_EN')) {
    const documents = shownOn(site).map(({ document }) => document)
    expect([site, new Set(documents).size]).toEqual([site, documents.length])
  }
  expect(new Set(shownOn('zh_CN').map(({ language }) => language))).toEqual(new Set(['zh']))
})

test('the newest issue comes first by order (S1 2.8)', () => {
  for (const site of siteIds) {
    const versions = shownOn(site)
      .toSorted((a, b) => a.order - b.order)
      .map(({ version }) => version)
    expect(versions).toEqual(versions.toSorted().toReversed())
  }
})

test('a newsletter is named in its language and has a cover of its own', () => {
  for (const { slug, language, name, cover } of newsletterMaterials) {
    const title = {
      en: 'Norvane Newsletter',
      zh: '诺凡电子期刊',
      es: 'Boletín Norvane',
      fr: 'Lettre Norvane',
    }
    const named = language === 'zh' ? name.zh_CN : name.en_EN
    expect([slug, named?.includes(title[language as keyof typeof title])]).toEqual([slug, true])
    expect([slug, cover]).toEqual([slug, `${slug}.webp`])
  }
})

test('a newsletter is a whole PDF of at most 130 kB', () => {
  for (const { file } of newsletterMaterials) {
    const bytes = readFileSync(new URL(file, documents), 'latin1')
    expect([file, bytes.startsWith('%PDF-'), bytes.trimEnd().endsWith('%%EOF')]).toEqual([file, true, true])
    expect([file, statSync(new URL(file, documents)).size <= 130 * 1024]).toEqual([file, true])
  }
})
