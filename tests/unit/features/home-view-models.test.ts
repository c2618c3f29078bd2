import { expect, test } from 'vitest'
import type { BannerItem } from '@/features/home/queries'
import { toBanner } from '@/features/home/view-models/banners'
import type { SiteId } from '@/i18n/locales'
import { picture } from './samples'

const videoFile = {
  id: '9',
  url: '/file/documents/film.mp4',
  name: 'film.mp4',
  mimeType: 'video/mp4',
  size: 9,
  groups: [],
}

function banner(over: Partial<BannerItem> = {}, site: SiteId = 'es_ES') {
  const texts = { figure: '−86', figureUnit: '°C', figureNote: '', tabLabel: '', tabFigure: '', brief: '' }
  const item: BannerItem = {
    id: '1',
    title: 'Cold, kept',
    actionLabel: '',
    ...texts,
    picture,
    mobilePicture: null,
    document: null,
    address: null,
    video: null,
    ...over,
  }
  return toBanner(item, { site, viewDetails: 'Ver más' })
}

test('a slide without its own labels has "view details" and its title (S1 2.6)', () => {
  expect(banner()).toMatchObject({ actionLabel: 'Ver más', tabLabel: 'Cold, kept', href: undefined })
  expect(banner({ actionLabel: 'Go', tabLabel: '−86' })).toMatchObject({ actionLabel: 'Go', tabLabel: '−86' })
})

test('a slide links to an article of its site, or to its address', () => {
  expect(banner({ document: { collection: 'news', id: '12' } }).href).toBe('/en/newsDetail?id=12&lang=es_ES')
  expect(banner({ document: { collection: 'news', id: '12' } }, 'zh_CN').href).toBe('/zh_CN/newsDetail?id=12')
  expect(banner({ address: '/en/news' }).href).toBe('/en/news?lang=es_ES')
  expect(banner({ address: 'https://example.com/a' }).href).toBe('https://example.com/a')
})

test('a restricted video is left out', () => {
  expect(banner({ video: { ...videoFile, restricted: false } }).video).toBe(videoFile.url)
  expect(banner({ video: { ...videoFile, restricted: true } }).video).toBeUndefined()
})
