import { expect, test } from 'vitest'
import { levelOf, levelOpenedBy, type DocumentKind } from '@/features/support/view-models/levels'

const kinds: DocumentKind[] = ['brochure', 'manual', 'certificate', 'flyer']

test('a first-level category opens level 1 only if it has subcategories (S2 4)', () => {
  for (const kind of kinds) {
    expect(levelOpenedBy(kind, 0, 3)).toBe(1)
    expect(levelOpenedBy(kind, 0, 0)).toBeNull()
  }
})

test('a subcategory opens level 2, or its documents if it has no children (S2 4)', () => {
  for (const kind of kinds) expect(levelOpenedBy(kind, 1, 1)).toBe(2)
  expect(levelOpenedBy('brochure', 1, 0)).toBe(3)
  expect(levelOpenedBy('manual', 1, 0)).toBe(3)
  expect(levelOpenedBy('certificate', 1, 0)).toBe(3)
  expect(levelOpenedBy('flyer', 1, 0)).toBe(4)
})

test('level 2 always opens documents: at level 3, flyers at level 4 (S2 4)', () => {
  for (const numChildren of [0, 2]) {
    expect(levelOpenedBy('brochure', 2, numChildren)).toBe(3)
    expect(levelOpenedBy('manual', 2, numChildren)).toBe(3)
    expect(levelOpenedBy('certificate', 2, numChildren)).toBe(3)
    expect(levelOpenedBy('flyer', 2, numChildren)).toBe(4)
  }
})

const path = (...children: number[]) => children.map((numChildren) => ({ numChildren }))

test('a category is shown at one level only', () => {
  expect(levelOf('manual', [])).toBe(0)
  expect(levelOf('manual', path(2))).toBe(1)
  expect(levelOf('manual', path(2, 2))).toBe(2)
  expect(levelOf('manual', path(2, 0))).toBe(3)
  expect(levelOf('manual', path(2, 2, 0))).toBe(3)
  expect(levelOf('flyer', path(2, 2, 0))).toBe(4)
})

test('the documents of a first-level category without subcategories are at level 0', () => {
  for (const kind of kinds) expect(levelOf(kind, path(0))).toBe(0)
})
