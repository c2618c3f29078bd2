import { expect, test } from 'vitest'

import { splitFigure, toFigureText } from '@/lib/figure-text'

test('a hyphen or dash before a number becomes a minus sign', () => {
  expect(toFigureText('-86')).toBe('−86')
  expect(toFigureText('– 196')).toBe('−196')
  expect(toFigureText('−80')).toBe('−80')
})

test('a space of thousands is narrow, other spaces stay', () => {
  expect(toFigureText('14 000')).toBe('14\u202f000')
  expect(toFigureText('1\u00a0234\u00a0567')).toBe('1\u202f234\u202f567')
  expect(toFigureText('3 min 50')).toBe('3 min 50')
})

test('a dash within a range or a word stays', () => {
  expect(toFigureText('2–8')).toBe('2–8')
  expect(toFigureText('-')).toBe('-')
})

test('a figure that counts up keeps its sign, its decimals and what follows', () => {
  expect(splitFigure('500')).toEqual({ before: '', number: 500, decimals: 0, after: '' })
  expect(splitFigure('-86.0')).toEqual({ before: '−', number: 86, decimals: 1, after: '' })
  expect(splitFigure('70+')).toEqual({ before: '', number: 70, decimals: 0, after: '+' })
})

test('a text that is not a single number does not count up', () => {
  expect(splitFigure('24/7')).toBeNull()
  expect(splitFigure('2–8')).toBeNull()
  expect(splitFigure('')).toBeNull()
})
