import { expect, test } from 'vitest'
import type { MaterialItem } from '@/features/materials/queries'
import {
  chooseNews,
  newsChoices,
  newsletterLanguage,
  toNewsletter,
  toNewsletterTabs,
  toSocialEntries,
} from '@/features/news/view-models'
import { toSocialLinks } from '@/features/shell/view-models/shell-data'
import { picture, settings, types } from './samples'

function newsletter(over: Partial<MaterialItem> = {}): MaterialItem {
  return {
    id: '5',
    name: 'Newsletter, spring 2026',
    kind: 'newsletter',
    categoryId: null,
    fileId: '51',
    url: '/file/2026/newsletter.pdf',
    mimeType: 'application/pdf',
    size: 1000,
    restricted: false,
    fileGroups: [],
    cover: picture,
    language: 'en',
    version: '2026-04',
    updateTime: '2026-04-28T01:00:00.000Z',
    sites: ['en_EN'],
    ...over,
  }
}

test('the id takes precedence over the code, the code over the first type (S1 2.8)', () => {
  expect(chooseNews(types, { id: '2', code: 'LatestNews' })).toMatchObject({ type: types[1], selected: '2' })
  expect(chooseNews(types, { code: 'Newsletter' })).toMatchObject({ shows: 'newsletters', selected: '2' })
  expect(chooseNews(types, { id: 'deleted', code: 'Newsletter' })).toMatchObject({ selected: '2' })
  expect(chooseNews(types, {})).toEqual({ shows: 'articles', type: types[0], selected: undefined })
  expect(chooseNews([], { id: '2' })).toEqual({ shows: 'articles', type: undefined, selected: undefined })
})

test('the mode history shows the milestones and selects their entry (S1 2.8)', () => {
  expect(chooseNews(types, { mode: 'history', id: '2' })).toEqual({ shows: 'history', selected: 'history' })
})

test('the entries of the menu are the types and the milestones, each with its address (S1 2.8)', () => {
  expect(newsChoices('es_ES', types)).toEqual([
    { href: '/en/news?id=1&lang=es_ES', stored: { newsItem: '1', newsIndex: '0' } },
    { href: '/en/news?id=2&lang=es_ES', stored: { newsItem: '2', newsIndex: '1' } },
    { href: '/en/news?mode=history&lang=es_ES', stored: { newsItem: 'history', newsIndex: '2' } },
  ])
})

test('only en_EN has tabs of the languages, each an address (S1 2.8)', () => {
  const tabs = toNewsletterTabs('en_EN', { typeId: '2', current: 'es' })
  expect(tabs.map(({ label }) => label)).toEqual(['All', 'EN', 'ES', 'FR'])
  expect(tabs.find(({ current }) => current)).toEqual({
    label: 'ES',
    href: '/en/news?id=2&newsletters=es&lang=en_EN',
    current: true,
  })
  for (const site of ['en_US', 'en_UK', 'es_ES', 'fr_FR'] as const) {
    expect(toNewsletterTabs(site, { typeId: '2', current: '' })).toEqual([])
    expect(newsletterLanguage(site, 'es')).toBe('')
  }
  expect([newsletterLanguage('en_EN', 'es'), newsletterLanguage('en_EN', 'zh')]).toEqual(['es', ''])
})

test('a PDF newsletter opens in the viewer, another file has only its address (S1 2.8)', () => {
  expect(toNewsletter('en_EN', newsletter())).toMatchObject({
    file: { href: '/file/2026/newsletter.pdf', name: 'Newsletter, spring 2026.pdf' },
    pdf: { fileHref: '/file/2026/newsletter.pdf' },
    // The name beside it describes the cover.
    picture: { alt: '' },
  })
  const other = toNewsletter('en_EN', newsletter({ url: '/file/2026/newsletter.zip', cover: null }))
  expect(other).toMatchObject({ file: { name: 'Newsletter, spring 2026.zip' }, picture: undefined })
  expect(other.pdf).toBeUndefined()
})

test('accounts have names; those without an address or a code are left out (S1 2.8)', () => {
  const links = toSocialLinks(
    settings({
      social: [
        { kind: 'linkedin', address: 'https://linkedin.example/norvane' },
        { kind: 'x' },
        { kind: 'wechat', qr: '7' },
      ],
    }),
  )
  expect(toSocialEntries(links)).toMatchObject([
    { kind: 'linkedin', name: 'LinkedIn', href: 'https://linkedin.example/norvane' },
    { kind: 'wechat', name: 'WeChat', qr: { src: picture.url } },
  ])
})
