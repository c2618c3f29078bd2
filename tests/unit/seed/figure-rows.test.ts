import { expect, test } from 'vitest'
import { partsOf, withLabels, withoutFigures } from '../../../scripts/seed/figure-rows'

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

test('tildes fence a block as well, which may be the first part of a text', () => {
  expect(partsOf('~~~figures\n27 || points\n~~~\n\nAfter.')).toEqual([
    { figures: [{ figure: '27', unit: '', label: 'points' }] },
    { markdown: '\n\nAfter.' },
  ])
})

test('labels can be replaced, and other rows stay as they are written', () => {
  const marked = withLabels(text, ({ unit, label }) => (unit ? `${label} (${unit})` : label))
  expect(marked).toBe(text.replace('set point', 'set point (°C)'))
})

test('a document without such blocks has the text alone', () => {
  expect(withoutFigures(text)).toBe('Before.\n\n\n\nAfter.')
})
