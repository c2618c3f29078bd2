import { expect, test } from 'vitest'
import { levelOf, opens, type PaperKind } from '@/features/support/views/levels'

const kinds: PaperKind[] = ['brochure', 'manual', 'certificate', 'flyer']

test('a first category opens level 1 only where it has subcategories (S2 4)', () => {
  for (const kind of kinds) {
    expect(opens(kind, 0, 3)).toBe(1)
    expect(opens(kind, 0, 0)).toBeNull()
  }
})

test('a subcategory opens level 2, or its papers where it has no children (S2 4)', () => {
  for (const kind of kinds) expect(opens(kind, 1, 1)).toBe(2)
  expect(opens('brochure', 1, 0)).toBe(3)
  expect(opens('manual', 1, 0)).toBe(3)
  expect(opens('certificate', 1, 0)).toBe(3)
  expect(opens('flyer', 1, 0)).toBe(4)
})

test('level 2 leads to papers whatever is below: at level 3, those of flyers at level 4 (S2 4)', () => {
  for (const numChildren of [0, 2]) {
    expect(opens('brochure', 2, numChildren)).toBe(3)
    expect(opens('manual', 2, numChildren)).toBe(3)
    expect(opens('certificate', 2, numChildren)).toBe(3)
    expect(opens('flyer', 2, numChildren)).toBe(4)
  }
})

const path = (...children: number[]) => children.map((numChildren) => ({ numChildren }))

test('a category has one level at which it is shown', () => {
  expect(levelOf('manual', [])).toBe(0)
  expect(levelOf('manual', path(2))).toBe(1)
  expect(levelOf('manual', path(2, 2))).toBe(2)
  expect(levelOf('manual', path(2, 0))).toBe(3)
  expect(levelOf('manual', path(2, 2, 0))).toBe(3)
  expect(levelOf('flyer', path(2, 2, 0))).toBe(4)
})

test('the papers of a first category without subcategories stand at level 0', () => {
  for (const kind of kinds) expect(levelOf(kind, path(0))).toBe(0)
})
