import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isSame, mergeValues } from '@/lib/merge-values'

const merge = (base: unknown, mine: unknown, theirs: unknown) => mergeValues({ base, mine, theirs }, 'field')
const row = (id: string, value: unknown = id) => ({ id, value })
const rows = (ids: string) => Array.from(ids, (id) => row(id))
const idsOf = (value: unknown) => (value as { id: string }[]).map(({ id }) => id).join('')

describe('one value', () => {
  test('a change of one side is taken, whichever it is', () => {
    expect(merge('a', 'b', 'a')).toEqual({ value: 'b', conflicts: [] })
    expect(merge('a', 'a', 'c')).toEqual({ value: 'c', conflicts: [] })
  })

  test('two different changes are a conflict, two equal ones are not', () => {
    expect(merge('a', 'b', 'c').conflicts).toEqual([{ path: 'field', mine: 'b', theirs: 'c' }])
    expect(merge('a', 'b', 'b')).toEqual({ value: 'b', conflicts: [] })
  })

  test('a choice settles a conflict', () => {
    const states = { base: 'a', mine: 'b', theirs: 'c' }
    expect(mergeValues(states, 'field', new Map([['field', 'mine']]))).toEqual({ value: 'b', conflicts: [] })
    expect(mergeValues(states, 'field', new Map([['field', 'theirs']]))).toEqual({
      value: 'c',
      conflicts: [],
    })
  })

  test('all empty values are the same, but zero and no are not empty', () => {
    for (const empty of [null, undefined, '', []])
      expect(merge('a', empty ?? null, empty).conflicts).toEqual([])
    expect(isSame(0, null)).toBe(false)
    expect(isSame(false, null)).toBe(false)
    expect(merge(null, 0, null)).toEqual({ value: 0, conflicts: [] })
  })

  test('what a form does not contain it does not change', () => {
    expect(merge('a', undefined, 'c')).toEqual({ value: 'c', conflicts: [] })
    expect(merge({ text: 'a', excerpt: 'x' }, { text: 'b' }, { text: 'a', excerpt: 'y' })).toEqual({
      value: { text: 'b', excerpt: 'y' },
      conflicts: [],
    })
  })

  test('a rich text and a relation to one of several collections are one value', () => {
    const text = (words: string, direction = 'ltr') => ({ root: { children: [words], direction } })
    expect(merge(text('a'), text('b'), text('a', 'rtl')).conflicts).toMatchObject([{ path: 'field' }])
    const relation = (relationTo: string, value: string) => ({ relationTo, value })
    const merged = merge(relation('news', '1'), relation('news', '2'), relation('cases', '1'))
    expect(merged.conflicts).toMatchObject([{ path: 'field' }])
  })

  test('a choice of several values is one value', () => {
    expect(merge(['a'], ['a', 'b'], ['a', 'c']).conflicts).toMatchObject([{ path: 'field' }])
    expect(merge(['a'], ['a', 'b'], ['a']).value).toEqual(['a', 'b'])
  })
})

test('the fields of a group are merged one by one', () => {
  const merged = merge({ a: 1, b: 1, c: 1 }, { a: 2, b: 1, c: 2 }, { a: 1, b: 3, c: 3 })
  expect(merged).toEqual({
    value: { a: 2, b: 3, c: 3 },
    conflicts: [{ path: 'field.c', mine: 2, theirs: 3 }],
  })
  expect(merge(null, { a: 1, b: null }, { a: null, b: 2 }).value).toEqual({ a: 1, b: 2 })
})

describe('rows', () => {
  test('added rows of both sides are kept, behind the same row', () => {
    expect(idsOf(merge(rows('abc'), rows('axbc'), rows('abcy')).value)).toBe('axbcy')
    expect(idsOf(merge(null, rows('x'), rows('y')).value)).toBe('xy')
  })

  test('removed rows stay removed', () => {
    expect(idsOf(merge(rows('abc'), rows('bc'), rows('ab')).value)).toBe('b')
    expect(idsOf(merge(rows('abc'), rows('ab'), rows('abcd')).value)).toBe('abd')
  })

  test('an empty list of a form is the number 0', () => {
    expect(merge([], 0, rows('a')).value).toEqual(rows('a'))
    expect(merge(rows('a'), 0, rows('a')).value).toEqual([])
  })

  test('rows are moved by one side, while the other changes and adds some', () => {
    const theirs = [row('a'), row('b', 'new'), row('c'), row('d')]
    const merged = merge(rows('abc'), rows('cab'), theirs)
    expect(merged.conflicts).toEqual([])
    expect(idsOf(merged.value)).toBe('cdab')
    expect(merged.value).toContainEqual(row('b', 'new'))
  })

  test('rows that both sides have moved differently are a conflict of the list', () => {
    expect(merge(rows('abc'), rows('cab'), rows('bac')).conflicts).toMatchObject([{ path: 'field' }])
    expect(merge(rows('abc'), rows('cab'), rows('cab')).conflicts).toEqual([])
  })

  test('a row that one side removes and the other changes is a conflict of the list', () => {
    const changed = [row('a', 'new'), row('b')]
    expect(merge(rows('ab'), rows('b'), changed).conflicts).toMatchObject([{ path: 'field' }])
    expect(merge(rows('ab'), changed, rows('b')).conflicts).toMatchObject([{ path: 'field' }])
  })

  test('a conflict within a row is named by its place in the form', () => {
    const mine = [row('x'), row('a'), row('b', 'mine')]
    const merged = merge(rows('ab'), mine, [row('a'), row('b', 'theirs')])
    expect(merged.conflicts).toEqual([{ path: 'field.2.value', mine: 'mine', theirs: 'theirs' }])
  })
})

const anyRows = fc.uniqueArray(
  fc.record({ id: fc.constantFrom(...'abcdef'), value: fc.integer({ max: 2, min: 0 }) }),
  {
    selector: ({ id }) => id,
  },
)

test('without a conflict every row that a side has added or changed is in the result', () => {
  fc.assert(
    fc.property(anyRows, anyRows, anyRows, (base, mine, theirs) => {
      const { value, conflicts } = merge(base, mine, theirs)
      fc.pre(conflicts.length === 0)
      const merged = value as typeof base
      for (const side of [mine, theirs]) {
        for (const one of side) {
          const before = base.find(({ id }) => id === one.id)
          if (before?.value !== one.value) expect(merged).toContainEqual(one)
        }
      }
      expect(new Set(merged.map(({ id }) => id)).size).toBe(merged.length)
    }),
  )
})
