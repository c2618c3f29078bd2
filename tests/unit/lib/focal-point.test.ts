import { readFile, readdir } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { pixelsOf, pointInPart, requestedPart } from '@/cms/library/crop'
import { focalPosition } from '@/lib/focal-point'
import { toPicture } from '@/lib/media-picture'
import { croppedRatios, pictureRatios, previewedShapes } from '@/lib/picture-ratios'

test('the middle needs no style; any other point is a position of CSS within the picture', () => {
  expect(focalPosition({})).toBeUndefined()
  expect(focalPosition({ focalX: null, focalY: null })).toBeUndefined()
  expect(focalPosition({ focalX: 50, focalY: 50 })).toBeUndefined()
  expect(focalPosition({ focalX: 0, focalY: 50 })).toBe('0% 50%')
  expect(focalPosition({ focalX: 30.25, focalY: 120 })).toBe('30.3% 100%')
})

test('a picture without a point has the data that it had before there were points', () => {
  const stored = { url: '/file/a.jpg', width: 600, height: 400, alt: 'A', sizes: [] }
  expect(Object.keys(toPicture(stored))).toEqual(['src', 'width', 'height', 'alt'])
  expect(toPicture({ ...stored, position: '0% 50%' }).position).toBe('0% 50%')
})

test('a part is what the dialog asks for, unless it is all or nothing', () => {
  const crop = { unit: '%', x: '10', y: '20', width: '50', height: '40' }
  expect(requestedPart({ crop })).toEqual({ x: 10, y: 20, width: 50, height: 40 })
  for (const other of [
    undefined,
    'crop',
    {},
    { crop: { ...crop, x: '-1' } },
    { crop: { ...crop, width: 'wide' } },
    { crop: { ...crop, height: 0 } },
    { crop: { x: 0, y: 0, width: 100, height: 100 } },
  ]) {
    expect(requestedPart(other)).toBeNull()
  }
})

test('a part is cut out in whole pixels of the picture', () => {
  const size = { width: 600, height: 300 }
  expect(pixelsOf({ x: 25, y: 50, width: 50, height: 50 }, size)).toEqual({
    left: 150,
    top: 150,
    width: 300,
    height: 150,
  })
  expect(pixelsOf({ x: 99.99, y: 0, width: 50, height: 0.01 }, size)).toEqual({
    left: 599,
    top: 0,
    width: 1,
    height: 1,
  })
})

test('the point stays on what it was put on; outside of the part it is at its edge', () => {
  const part = { x: 50, y: 0, width: 50, height: 50 }
  expect(pointInPart({ focalX: 75, focalY: 40 }, part)).toEqual({ focalX: 50, focalY: 80 })
  expect(pointInPart({ focalX: 10, focalY: 90 }, part)).toEqual({ focalX: 0, focalY: 100 })
  expect(pointInPart({ focalX: null, focalY: null }, part)).toEqual({ focalX: null, focalY: null })
})

test('editors see every shape to which pages crop pictures, and no other', async () => {
  const found = new Set<string>()
  for (const file of await componentsIn('src')) {
    const text = await readFile(file, 'utf8')
    for (const tag of text.match(/<\w+[^<>]*?\sratio="[^"]+"[^<]*?>/g) ?? []) {
      if (!/fit="contain"/.test(tag)) found.add(/ratio="([^"]+)"/.exec(tag)?.[1] ?? '')
    }
    for (const [shape = '', ratio = ''] of text.matchAll(/\{[^{}]*\bratio: '([^']+)'[^{}]*\}/g)) {
      if (!shape.includes("fit: 'contain'")) found.add(ratio)
    }
  }
  expect([...found].toSorted()).toEqual([...croppedRatios, 'fill'].toSorted())
  expect(previewedShapes.map(({ name }) => name)).toEqual(expect.arrayContaining([...croppedRatios]))
})

test('each ratio has a rule in the styles of pictures', async () => {
  const styles = await readFile('src/ui/picture.module.css', 'utf8')
  for (const ratio of pictureRatios) expect(styles).toContain(`.picture[data-ratio='${ratio}']`)
})

test('the examples of banners have the shapes of the banners', async () => {
  const styles = await readFile('src/features/home/components/hot-products.module.css', 'utf8')
  const shapes = [...styles.matchAll(/aspect-ratio: (\d+) \/ (\d+)/g)].map(
    ([, width, height]) => `${width}/${height}`,
  )
  const banners = previewedShapes.filter(({ label }) => label === null).map(({ ratio }) => ratio)
  expect(banners).toEqual(shapes)
})

async function componentsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true })
  return names.filter((name) => name.endsWith('.tsx')).map((name) => path.join(folder, name))
}
