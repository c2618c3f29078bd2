import { expect, test } from 'vitest'
import { ChangeHistory, type Change } from '@/cms/preview/admin/change-history'

const typed = (before: string, after: string): Change => ({
  label: 'Title',
  before: { title: before },
  after: { title: after },
})

function applied() {
  const changes: Change[] = []
  return { changes, apply: (change: Change) => changes.push(change) > 0 }
}

test('what is typed in one go is one step, which is undone and redone', () => {
  const history = new ChangeHistory()
  const { changes, apply } = applied()
  history.record(typed('', 'a'))
  history.record(typed('a', 'ab'))
  expect(history.undo(apply)).toBe('Title')
  expect(history.undo(apply)).toBeNull()
  expect(history.redo(apply)).toBe('Title')
  expect(changes).toEqual([typed('ab', ''), typed('', 'ab')])
})

test('a closed step is not extended, nor is one of another field', () => {
  const history = new ChangeHistory()
  const { changes, apply } = applied()
  history.record(typed('', 'a'))
  history.close()
  history.record(typed('a', 'ab'))
  history.record({ label: 'Brief', before: { brief: '' }, after: { brief: 'x' } })
  expect([history.undo(apply), history.undo(apply), history.undo(apply)]).toEqual(['Brief', 'Title', 'Title'])
  expect(changes.slice(1)).toEqual([typed('ab', 'a'), typed('a', '')])
})

test('a moved row goes back; a new change ends redoing; what cannot be applied is dropped', () => {
  const history = new ChangeHistory()
  const { changes, apply } = applied()
  const [rowsBefore, rowsAfter] = [
    ['a', 'b', 'c'],
    ['c', 'a', 'b'],
  ]
  history.record({ label: 'Features', list: 'traits', from: 2, to: 0, rowsBefore, rowsAfter })
  expect(history.undo(apply)).toBe('Features')
  expect(changes).toEqual([
    { label: 'Features', list: 'traits', from: 0, to: 2, rowsBefore: rowsAfter, rowsAfter: rowsBefore },
  ])
  history.record(typed('', 'a'))
  expect(history.redo(apply)).toBeNull()
  expect(history.undo(() => false)).toBeNull()
  expect(history.undo(apply)).toBeNull()
})
