import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Player } from '@/features/videos/components/player'
import { VideoData } from '@/features/videos/components/video-data'
import type { CompanyVideoItem } from '@/features/videos/queries'
import { toVideo, toVideoCard } from '@/features/videos/view-models/videos'
import { isProductVideo } from '@/features/products/view-models/detail/documents'
import { picture } from './samples'

function videoItem(over: Partial<CompanyVideoItem> = {}): CompanyVideoItem {
  return {
    id: '9',
    title: 'Line two',
    brief: 'Ten minutes to build.',
    cover: picture,
    video: {
      id: '3',
      url: '/file/films/line.mp4',
      name: 'line.mp4',
      mimeType: 'video/mp4',
      size: 10,
      restricted: false,
      groups: [],
    },
    captions: { url: '/file/captions/line.vtt', site: 'en_EN' },
    updateTime: '2026-05-28T20:00:00.000Z',
    sites: ['en_EN', 'zh_CN'],
    ...over,
  }
}

test('a card leads to the page of its video, whose title makes the address readable (S1 2.12)', () => {
  expect(toVideoCard('zh_CN', videoItem())).toMatchObject({ href: '/zh_CN/videoDetail?id=9&title=Line+two' })
  expect(toVideoCard('fr_FR', videoItem())).toMatchObject({
    href: '/en/aboutUs/videoDetail?id=9&title=Line+two&lang=fr_FR',
    picture: { src: picture.url, alt: '' },
  })
})

test('the release date is the day of the last update, in Beijing on the Chinese site (S1 2.12, readings 26)', () => {
  expect(toVideo('en_EN', videoItem()).date.text).toBe('28 May 2026')
  expect(toVideo('en_US', videoItem()).date.text).toBe('May 28, 2026')
  expect(toVideo('zh_CN', videoItem()).date.text).toBe('2026-05-29')
})

test('captions have their own language, also when they come from another site (S1 2.12)', () => {
  const { file: shown } = toVideo('en_US', videoItem())
  expect(shown?.captions).toEqual({ url: '/file/captions/line.vtt', language: 'en', label: 'English' })
  const html = shown ? renderToStaticMarkup(<Player site="en_US" file={shown} />) : ''
  expect(html).toContain('<track kind="captions" src="/file/captions/line.vtt" srcLang="en" label="English"')
  expect(html).toContain(`poster="${picture.url}"`)
})

test('a video without a file, poster or captions still has its page (S1 2.12)', () => {
  const bare = toVideo('en_EN', videoItem({ cover: null, video: null, captions: null }))
  expect(bare).toMatchObject({ title: 'Line two', file: undefined, poster: undefined })
  expect(toVideo('en_EN', videoItem({ captions: null })).file?.captions).toBeUndefined()
})

test('the structured data describes the video (schema.org VideoObject) (S1 2.12)', () => {
  const video = toVideo('en_UK', videoItem())
  const html = renderToStaticMarkup(
    <VideoData site="en_UK" video={video} company="Norvane" origin="https://www.example.com" />,
  )
  const json = /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(html)?.[1]
  expect(JSON.parse(json ?? '')).toMatchObject({
    '@type': 'VideoObject',
    name: 'Line two',
    description: 'Ten minutes to build.',
    uploadDate: '2026-05-28T20:00:00.000Z',
    contentUrl: 'https://www.example.com/file/films/line.mp4',
    thumbnailUrl: 'https://www.example.com/file/pictures/a.png',
    inLanguage: 'en-GB',
  })
})

test('of the materials only videos have a page of their own (S2 2.4)', () => {
  expect(isProductVideo({ kind: 'product-video' })).toBe(true)
  expect(isProductVideo({ kind: 'user-video' })).toBe(true)
  expect(isProductVideo({ kind: 'brochure' })).toBe(false)
})
