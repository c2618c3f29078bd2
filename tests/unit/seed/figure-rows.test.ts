import { expect, test } from 'vitest'
import { partsOf, withoutFigures } from '../../../scripts/seed/figure-rows'

const text = 'Before.\n\n```figures\n27 || measuring points\n−80 | °C | set point\n```\n\nAfter.'

test('a block of key figures is a part of its own, between the texts around it', () => {
  expect(partsOf(text)).toEqual([
    { markdown: 'Before.\n\n' },
    {
      figures: [
        { figure: '27', unit: '', label: 'measuring points' },
        { figure: '−80', unit: '°C', label: 'set point' },
      ],
    },
    { markdown: '\n\nAfter.' },
  ])
  expect(partsOf('Only text.')).toEqual([{ markdown: 'Only text.' }])
})

test('a document without such blocks has the text alone', () => {
  expect(withoutFigures(text)).toBe('Before.\n\n\n\nAfter.')
})
