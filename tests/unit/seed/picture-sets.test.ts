import { existsSync, statSync } from 'node:fs'
import { crc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import { productSeeds } from '../../../scripts/seed/content/catalogue/products'
import { hasPictureSet, pictureSetSeeds } from '../../../scripts/seed/content/picture-sets'
import { zipOf } from '../../../scripts/seed/zip'

const assets = new URL('../../../scripts/seed/assets/', import.meta.url)

test('about a third of the products offer their pictures, one to distributors only (S2 2.12)', () => {
  const share = productSeeds.filter(hasPictureSet).length / productSeeds.length
  expect(share).toBeGreaterThan(0.25)
  expect(share).toBeLessThan(0.4)
  expect(pictureSetSeeds.filter(({ restricted }) => restricted)).toHaveLength(1)
})

test('a set is made of existing pictures and stays below 256 kB', () => {
  for (const { file, pictures } of pictureSetSeeds) {
    expect(pictures.filter((name) => !existsSync(new URL(name, assets)))).toEqual([])
    const bytes = pictures.reduce((sum, name) => sum + statSync(new URL(name, assets)).size, 0)
    expect([file, bytes < 256 * 1024]).toEqual([file, true])
  }
})

test('a set is a zip: its directory leads to every file', () => {
  const entries = [
    { name: 'one.webp', data: Buffer.from('one') },
    { name: 'two.webp', data: Buffer.from('two') },
  ]
  const zip = zipOf(entries)
  const end = zip.length - 22
  expect([zip.toString('latin1', end, end + 4), zip.readUInt16LE(end + 10)]).toEqual(['PK\x05\x06', 2])
  let place = zip.readUInt32LE(end + 16)
  for (const { name, data } of entries) {
    const file = zip.readUInt32LE(place + 42)
    const from = file + 30 + name.length
    expect(zip.toString('latin1', place, place + 4)).toBe('PK\x01\x02')
    expect(zip.toString('latin1', file + 30, from)).toBe(name)
    expect(zip.subarray(from, from + zip.readUInt32LE(place + 24))).toEqual(data)
    expect(zip.readUInt32LE(file + 14)).toBe(crc32(data))
    place += 46 + name.length
  }
  expect(place).toBe(end)
})
