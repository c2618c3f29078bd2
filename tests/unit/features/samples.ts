import type { NewsDetail, NewsTypeItem } from '@/features/news/queries'
import type { NavigationItem, SettingsItem } from '@/features/shell/queries'
import type { MediaItem } from '@/server/media'

export const picture: MediaItem = {
  id: '7',
  url: '/file/pictures/a.png',
  width: 1600,
  height: 900,
  alt: 'A freezer',
  sizes: [{ url: '/file/pictures/a-480.webp', width: 480, height: 270, type: 'image/webp' }],
}

export function newsItem(over: Partial<NewsDetail> = {}): NewsDetail {
  return {
    id: '12',
    title: 'A quieter freezer',
    excerpt: 'Forty-one decibels & no more.',
    content: '<h2>Heading</h2><p>Forty-one decibels &amp; no more.</p>',
    cover: picture,
    typeId: '1',
    publishTime: '2026-03-04T20:05:09.000Z',
    updateTime: '2026-03-05T20:00:00.000Z',
    sites: ['en_EN'],
    writtenFor: ['en_EN'],
    ...over,
  }
}

export const types: NewsTypeItem[] = [
  { id: '1', name: 'Latest news', code: 'LatestNews', newsCount: 3 },
  { id: '2', name: 'Newsletter', code: 'Newsletter', newsCount: 0 },
]

export function settings(over: Partial<SettingsItem['settings']> = {}): SettingsItem {
  return { settings: { id: 1, companyName: 'Norvane', ...over }, pictures: { '7': picture } }
}

export function navigation(over: Partial<NavigationItem['navigation']> = {}): NavigationItem {
  return { navigation: { id: 1, ...over }, pictures: { '7': picture } }
}
