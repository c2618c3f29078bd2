import { expect, test } from 'vitest'
import { toContactLines } from '@/features/investor/view-models/contact'
import { toFrame } from '@/features/investor/view-models/frame'
import { toInvestorVideos } from '@/features/investor/view-models/videos'
import type { FileItem } from '@/server/files'

const videoFile: FileItem = {
  id: '1',
  url: '/file/documents/film.mp4',
  name: 'film.mp4',
  mimeType: 'video/mp4',
  size: 9,
  restricted: false,
  groups: [],
}
const shown = { cover: null, video: null, address: null }

test('a frame loads hosts that the settings name and pages of this host; the link stays (readings 17)', () => {
  const stocks = { label: 'Quotes', address: 'https://quotes.example/860086' }
  expect(toFrame(stocks, ['QUOTES.example']).src).toBe(stocks.address)
  expect(toFrame(stocks, ['other.example'])).toEqual({ label: 'Quotes', href: stocks.address, src: null })
  expect(toFrame({ label: '', address: '/static/demo/quotes.html' }, []).src).toBe('/static/demo/quotes.html')
})

test('linkType 1 plays, any other opens its address; a video with neither is left out (S1 2.15)', () => {
  const videos = toInvestorVideos([
    { ...shown, id: '1', name: 'Here', linkType: 'inline', video: videoFile },
    { ...shown, id: '2', name: 'There', linkType: 'link', address: 'https://roadshow.example/1' },
    { ...shown, id: '3', name: 'Nowhere', linkType: 'inline', address: 'https://roadshow.example/2' },
  ])
  expect(videos).toEqual([
    { id: '1', name: 'Here', picture: undefined, video: videoFile.url },
    { id: '2', name: 'There', picture: undefined, href: 'https://roadshow.example/1' },
  ])
})

test('the card has only the lines that have a text; telephone and email are links (S1 2.15, 5)', () => {
  const empty = { name: '', position: '', phone: '', fax: '', postcode: '', address: '', email: '' }
  expect(toContactLines('zh_CN', empty)).toEqual([])
  const lines = toContactLines('zh_CN', { ...empty, phone: '0000-8600 0860', email: 'ir@norvane.example' })
  expect(lines.map(({ href }) => href)).toEqual(['tel:000086000860', 'mailto:ir@norvane.example'])
})
