import { expect, test } from 'vitest'

import { brandStyle } from '@/ui/brand'

test("a maker's colours and fonts become brand variables", () => {
  expect(brandStyle({ ink: '#102030', accent: 'oklch(70% 0.1 200)', font: "'Inter Variable'" })).toEqual({
    '--brand-ink': '#102030',
    '--brand-accent': 'oklch(70% 0.1 200)',
    '--brand-font': "'Inter Variable'",
  })
})

test('a value that could break out of its declaration is left out', () => {
  expect(brandStyle({ ink: 'red;background:url(//x)', link: '</style>', accent: '' })).toEqual({})
})
