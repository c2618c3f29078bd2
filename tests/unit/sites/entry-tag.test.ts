import { expect, test } from 'vitest'

import { entryTag } from '@/sites/parts/entry-tag'

test('entries of the selector have language tags, external ones too (S1 2.3)', () => {
  expect(entryTag('en_UK')).toBe('en-GB')
  expect(entryTag('de_DE')).toBe('de')
  expect(entryTag('jp_JP')).toBe('ja')
})
