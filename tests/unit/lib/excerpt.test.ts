import { expect, test } from 'vitest'
import { excerptOf } from '@/lib/excerpt'

test('a short text is unchanged', () => {
  expect(excerptOf('Cold, held still.', 40)).toBe('Cold, held still.')
})

test('a long text is truncated at the end of a word', () => {
  expect(excerptOf('The freezer holds 576 boxes, measured.', 20)).toBe('The freezer holds…')
})

test('a Chinese text is truncated at the end of a word, without a trailing comma', () => {
  const cut = excerptOf('超低温冰箱，在四十三度环境温度下连续运行。', 8)
  expect(cut).toMatch(/^超低温冰箱，?在?四?/)
  expect(cut.length).toBeLessThanOrEqual(9)
  expect(cut.endsWith('…')).toBe(true)
})

test('a single long word is truncated', () => {
  expect(excerptOf('x'.repeat(50_000), 20)).toBe(`${'x'.repeat(20)}…`)
})
