import { expect, test } from 'vitest'
import { nextOption } from '@/ui/search/next-option'

const text = -1

test('arrow keys move from the text field through the suggestions and back', () => {
  const down = [text, 0, 1, 2].map((option) => nextOption('ArrowDown', option, 3))
  const up = [text, 2, 1, 0].map((option) => nextOption('ArrowUp', option, 3))
  expect(down).toEqual([0, 1, 2, text])
  expect(up).toEqual([2, 1, 0, text])
})

test('other keys are left to the text field', () => {
  expect(['Home', 'End', 'a', 'Enter'].map((key) => nextOption(key, 0, 3))).toEqual([null, null, null, null])
})
