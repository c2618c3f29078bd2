import { expect, test } from 'vitest'

import { sourceSets } from '@/lib/picture'

const picture = { src: '/file/a.jpg', width: 1600, height: 1000, alt: '' }

test('a picture offers AVIF before WebP, each from narrow to wide', () => {
  const sources = [
    { src: '/file/a-1600.webp', width: 1600, type: 'image/webp' },
    { src: '/file/a-400.webp', width: 400, type: 'image/webp' },
    { src: '/file/a-400.avif', width: 400, type: 'image/avif' },
  ]
  expect(sourceSets({ ...picture, sources })).toEqual([
    { type: 'image/avif', srcSet: '/file/a-400.avif 400w' },
    { type: 'image/webp', srcSet: '/file/a-400.webp 400w, /file/a-1600.webp 1600w' },
  ])
})

test('a picture without derivatives has no sources', () => {
  expect(sourceSets(picture)).toEqual([])
})
