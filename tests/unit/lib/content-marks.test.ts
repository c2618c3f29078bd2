import { expect, test } from 'vitest'
import { marksIn, originOf, parseOrigin, withMark, withoutMarks } from '@/lib/content-marks'

const origin = { slug: 'products', id: '1214000000000001019', path: 'traits.0.firstTrait' }

test('a text carries its origin and is otherwise unchanged', () => {
  const mark = originOf(origin)
  const text = `${withMark('低温冰箱', mark)} · ${withMark('−86 °C', 'news/1/title')}`
  expect(withoutMarks(text)).toBe('低温冰箱 · −86 °C')
  expect(marksIn(text)).toEqual([mark, 'news/1/title'])
  expect(parseOrigin(mark)).toEqual(origin)
})

test('each line of a text carries its origin', () => {
  const lines = withMark('First\n\nSecond', 'news/1/brief').split('\n')
  expect(lines.map(marksIn)).toEqual([['news/1/brief'], [], ['news/1/brief']])
})

test('a mark that was cut off is no origin', () => {
  expect(marksIn(withMark('Title', 'news/1/title').slice(0, -4))).toEqual([])
})
