import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pictureSizes } from '@/lib/picture-sizes'
import { derivativesOf, type PictureWithSizes } from '../../../scripts/seed/pictures/picture-with-sizes'

const assets = new URL('../../../scripts/seed/assets/', import.meta.url)
const list = new URL('../../../scripts/seed/pictures/derived.json', import.meta.url)
const entries = JSON.parse(readFileSync(list, 'utf8')) as PictureWithSizes[]

test('every demo picture is listed with its derivatives, and nothing else is there', () => {
  const pictures = readdirSync(assets).filter((file) => file.endsWith('.webp'))
  expect(entries.map(({ file }) => file).toSorted()).toEqual(pictures.toSorted())
  const derived = entries.flatMap(derivativesOf).map(({ file }) => file)
  expect(readdirSync(new URL('derived/', assets)).toSorted()).toEqual(derived.toSorted())
})

test('the derivatives are those that an upload makes', () => {
  for (const { file, width, sizes } of entries) {
    const expected = pictureSizes.filter((size) => size.width <= width).map(({ name }) => name)
    expect([file, Object.keys(sizes).toSorted()]).toEqual([file, expected.toSorted()])
  }
})

test('a listed file has the listed size', () => {
  const wrong = entries
    .flatMap((entry) => [
      { path: entry.file, filesize: entry.filesize },
      ...derivativesOf(entry).map(({ file, filesize }) => ({ path: `derived/${file}`, filesize })),
    ])
    .filter(({ path, filesize }) => {
      const url = new URL(path, assets)
      return !existsSync(url) || statSync(url).size !== filesize
    })
  expect(wrong).toEqual([])
})

test('all demo files together take at most 60 MB (readings 37)', () => {
  const documents = new URL('../../../scripts/seed/documents/', import.meta.url)
  const sizesIn = (folder: URL) =>
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => statSync(new URL(name, folder)).size)
  const bytes = [assets, new URL('derived/', assets), documents].flatMap(sizesIn)
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(60 * 2 ** 20)
})
