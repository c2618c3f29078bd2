import { expect, test } from 'vitest'
import { linkedPosition } from '@/cms/preview/admin/frames/linked-position'

const page = (height: number, tops: Record<string, number> = {}) => ({
  height,
  viewport: 500,
  texts: Object.entries(tops).map(([origin, top], key) => ({ key, origin, text: '', top, misfit: null })),
})

test('pages without common texts scroll in proportion, to the same end', () => {
  const [short, long] = [page(1500), page(2500)]
  expect([0, 250, 1000].map((y) => linkedPosition(short, long, y))).toEqual([0, 500, 2000])
  expect(linkedPosition(long, short, 2000)).toBe(1000)
})

test('the texts of a field stand at the same height on both pages', () => {
  const english = page(2500, { title: 100, overview: 600, features: 1200 })
  const french = page(3500, { title: 100, overview: 900, features: 2000 })
  expect(linkedPosition(english, french, 600)).toBe(900)
  expect(linkedPosition(english, french, 900)).toBe(1450)
  expect(linkedPosition(french, english, 2000)).toBe(1200)
})

test('texts in another order, such as those of a menu, do not scroll back', () => {
  const one = page(2500, { menu: 20, title: 100, overview: 600 })
  const other = page(2500, { title: 100, overview: 600, menu: 1900 })
  const positions = Array.from({ length: 21 }, (_, index) => linkedPosition(one, other, index * 100))
  expect(positions).toEqual(positions.toSorted((a, b) => a - b))
})

test('a page that is not higher than its window stays where it is', () => {
  expect(linkedPosition(page(2500), page(400), 900)).toBe(0)
  expect(linkedPosition(page(400), page(2500), 0)).toBe(0)
})
