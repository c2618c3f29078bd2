import { expect, test } from 'vitest'

import { derivativesOf, fallbackOf } from '@/lib/picture'

const webp = [1600, 400, 960].map((width) => ({ src: `/file/a-${width}.webp`, width, type: 'image/webp' }))
const avif = [960, 400].map((width) => ({ src: `/file/a-${width}.avif`, width, type: 'image/avif' }))

test('a picture offers AVIF from narrow to wide, and one WebP file to browsers without it (issue 17)', () => {
  expect(derivativesOf([...webp, ...avif])).toEqual({
    set: { type: 'image/avif', srcSet: '/file/a-400.avif 400w, /file/a-960.avif 960w' },
    fallback: '/file/a-960.webp',
  })
})

test('a picture without AVIF offers WebP', () => {
  const srcSet = '/file/a-400.webp 400w, /file/a-960.webp 960w, /file/a-1600.webp 1600w'
  expect(derivativesOf(webp)).toEqual({
    set: { type: 'image/webp', srcSet },
    fallback: '/file/a-960.webp',
  })
})

test('a picture without derivatives has no source set, and its original as fallback', () => {
  expect(derivativesOf([])).toEqual({})
  expect(derivativesOf(avif)).not.toHaveProperty('fallback')
  expect(fallbackOf({ src: '/file/a.jpg' })).toBe('/file/a.jpg')
  expect(fallbackOf({ src: '/file/a.jpg', fallback: '/file/a-960.webp' })).toBe('/file/a-960.webp')
})
