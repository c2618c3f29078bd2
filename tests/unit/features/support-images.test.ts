import { expect, test } from 'vitest'
import type { Folder, ImageProduct } from '@/features/support/queries/items'
import {
  folderHref,
  imagesHref,
  levelOf,
  nextLevel,
  openFolderHref,
} from '@/features/support/view-models/images-levels'
import { toImageFolderTile, toImageProductTile } from '@/features/support/view-models/images-tiles'

const folder = (id: string, numChildren: number): Folder => ({
  id,
  name: `Folder ${id}`,
  cover: null,
  numChildren,
  itemCount: 7,
  parentId: null,
})

const product = (imageCount: number): ImageProduct => ({
  id: '9',
  name: 'U830',
  cover: null,
  imageCount,
  classifyId: '3',
})

test.each([
  ['0', 2, '1'],
  ['0', 0, null],
  ['1', 2, '2'],
  ['1', 0, '3'],
  ['2', 0, '3'],
  ['2', 1, '3'],
] as const)('from level %s a folder with %d subfolders leads to %s (S2 4)', (level, numChildren, next) => {
  expect(nextLevel(level, { numChildren })).toBe(next)
})

test('a folder of the first level without subfolders is no link (S2 4)', () => {
  expect(folderHref('en_EN', '0', folder('1', 0))).toBeUndefined()
  expect(folderHref('en_US', '0', folder('1', 3))).toBe('/en/support/productPicture?level=1&id=1&lang=en_US')
  expect(toImageFolderTile('en_EN', '0', folder('1', 0))).toEqual({ id: '1', name: 'Folder 1' })
})

test('a folder opens on one level only: with its subfolders, or with its products (S2 2.12)', () => {
  expect(levelOf([folder('1', 2)])).toBe('1')
  expect(levelOf([folder('1', 2), folder('2', 1)])).toBe('2')
  expect(levelOf([folder('1', 2), folder('2', 0)])).toBe('3')
  expect(levelOf([folder('1', 2), folder('2', 1), folder('3', 0)])).toBe('3')
  expect(levelOf([folder('1', 0)])).toBe('3')
})

test('the first page of a folder has no number in its address', () => {
  const path = [folder('1', 2), folder('2', 0)]
  expect(openFolderHref('en_EN', path, 1)).toBe('/en/support/productPicture?level=3&id=2&lang=en_EN')
  expect(openFolderHref('en_EN', path, 2)).toBe('/en/support/productPicture?level=3&id=2&pageNo=2&lang=en_EN')
})

test('a product leads to its pictures only when it has some (S2 4)', () => {
  expect(imagesHref('en_EN', product(0))).toBeUndefined()
  expect(imagesHref('en_EN', product(3))).toBe(
    '/en/support/productPicture?level=4&id=9&classifyId=3&lang=en_EN',
  )
})

test.each([
  ['en_EN', 0, 'No pictures'],
  ['en_EN', 1, '1 picture'],
  ['es_ES', 7, '7 imágenes'],
  ['fr_FR', 1, '1 image'],
] as const)('a product on %s with %d pictures says %j (S2 2.12)', (site, imageCount, count) => {
  expect(toImageProductTile(site, product(imageCount)).count).toBe(count)
})
