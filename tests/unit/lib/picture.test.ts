import { expect, test } from 'vitest'

import { fallbackOf, sourceSet, shownSources } from '@/lib/picture'

const picture = { src: '/file/a.jpg', width: 1600, height: 1000, alt: '' }
const webp = [1600, 400, 960].map((width) => ({ src: `/file/a-${width}.webp`, width, type: 'image/webp' }))
const avif = [960, 400].map((width) => ({ src: `/file/a-${width}.avif`, width, type: 'image/avif' }))

test('a picture offers AVIF from narrow to wide, and one WebP file to browsers without it (issue 17)', () => {
  const both = { ...picture, sources: [...webp, ...avif] }
  const srcSet = '/file/a-400.avif 400w, /file/a-960.avif 960w'
  expect(sourceSet(both)).toEqual({ type: 'image/avif', srcSet })
  expect(fallbackOf(both)).toBe('/file/a-960.webp')
})

test('a picture without AVIF offers WebP', () => {
  const srcSet = '/file/a-400.webp 400w, /file/a-960.webp 960w, /file/a-1600.webp 1600w'
  expect(sourceSet({ ...picture, sources: webp })).toEqual({ type: 'image/webp', srcSet })
})

test('a picture without derivatives has no source set, and its original as fallback', () => {
  expect(sourceSet(picture)).toBeUndefined()
  expect(fallbackOf(picture)).toBe('/file/a.jpg')
})

test('of the derivatives, components get those that they show', () => {
  const webp = [480, 960, 1440].map((width) => ({ src: `a-w${width}.webp`, width, type: 'image/webp' }))
  const avif = [480, 1440].map((width) => ({ src: `a-a${width}.avif`, width, type: 'image/avif' }))
  const sources = [...webp, ...avif]
  const shown = shownSources(sources)
  expect(shown.map(({ src }) => src)).toEqual(['a-w960.webp', 'a-a480.avif', 'a-a1440.avif'])
  const picture = { src: 'a.jpg', width: 2000, height: 1000, alt: '' }
  expect(sourceSet({ ...picture, sources: shown })).toEqual(sourceSet({ ...picture, sources }))
  expect(fallbackOf({ ...picture, sources: shown })).toBe(fallbackOf({ ...picture, sources }))
  expect(shownSources(webp)).toEqual(webp)
  expect(shownSources([])).toEqual([])
})
