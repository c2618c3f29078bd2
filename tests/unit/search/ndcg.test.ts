import { expect, test } from 'vitest'
import { gradesOf, type IndexedText } from '../../search/grades'
import { ndcgAt } from '../../search/ndcg'

const grades = new Map([
  ['a', 3],
  ['b', 2],
  ['c', 1],
])

test('the best order is worth 1, whatever follows it', () => {
  expect(ndcgAt(10, ['a', 'b', 'c', 'x', 'y'], grades)).toBe(1)
})

test('a list is worth less by what is missing, late, or named twice', () => {
  const ideal = 7 + 3 / Math.log2(3) + 1 / Math.log2(4)
  expect(ndcgAt(10, ['b', 'a', 'c'], grades)).toBeCloseTo((3 + 7 / Math.log2(3) + 0.5) / ideal)
  expect(ndcgAt(10, ['x', 'a'], grades)).toBeCloseTo(7 / Math.log2(3) / ideal)
  expect(ndcgAt(10, ['a', 'a'], grades)).toBeCloseTo(7 / ideal)
  expect(ndcgAt(10, [], grades)).toBe(0)
})

test('only the first of the list count', () => {
  expect(ndcgAt(2, ['x', 'y', 'a'], grades)).toBe(0)
  expect(ndcgAt(1, ['a', 'x'], grades)).toBe(1)
})

test('rules grade by the position of a word, names go before rules, and other sites do not count', () => {
  const row = (document: string, texts: Partial<IndexedText>): IndexedText => ({
    site: 'zh_CN',
    kind: 'news',
    document,
    title: '',
    summary: '',
    body: '',
    ...texts,
  })
  const shown = [
    row('1', { title: '血库的一夜', body: '血库' }),
    row('2', { summary: '血库' }),
    row('3', { body: '在血库里' }),
    row('4', { body: '冷库' }),
    row('5', { site: 'en_EN', title: '血库' }),
  ]
  const holding = gradesOf({ site: 'zh_CN', kind: 'news', text: '血库', contains: '血库' }, shown)
  expect([...holding]).toEqual([
    ['1', 3],
    ['2', 2],
    ['3', 1],
  ])
  const mentioning = gradesOf({ site: 'zh_CN', kind: 'news', text: '血库', mentions: ['血库'] }, shown)
  expect([...mentioning.keys()]).toEqual(['1', '2', '3'])
})
