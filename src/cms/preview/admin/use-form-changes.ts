import { useForm } from '@payloadcms/ui'
import { useRef } from 'react'
import { ChangeHistory, type Change, type Values } from './change-history'
import type { FormList } from './form-lists'

/** Changes that come from the preview, made as the fields themselves would make them, with undo and redo. */
export function useFormChanges() {
  const { dispatchFields, getFields, moveFieldRow, setModified } = useForm()
  const history = useRef(new ChangeHistory())

  function set(values: Values, label: string): void {
    history.current.record({ label, before: currentValues(values), after: values })
    write(values)
  }

  function write(values: Values): void {
    for (const [path, value] of Object.entries(values)) dispatchFields({ type: 'UPDATE', path, value })
    setModified(true)
  }

  function move({ path, index, isArray }: FormList, to: number, label: string): void {
    begin()
    if (isArray) {
      const rowsBefore = rowIds(path)
      const rowsAfter = moved(rowsBefore, index, to)
      moveFieldRow({ path, moveFromIndex: index, moveToIndex: to })
      return history.current.record({ label, list: path, from: index, to, rowsBefore, rowsAfter })
    }
    const value = getFields()[path]?.value
    if (Array.isArray(value)) set({ [path]: moved(value, index, to) }, label)
    begin()
  }

  // What was changed in the form since then is not overwritten.
  function apply(change: Change): boolean {
    if ('list' in change) {
      const { list, from, to, rowsBefore } = change
      if (rowIds(list).join() !== rowsBefore.join()) return false
      moveFieldRow({ path: list, moveFromIndex: from, moveToIndex: to })
      return true
    }
    if (!isEqual(currentValues(change.before), change.before)) return false
    write(change.after)
    return true
  }

  function rowIds(list: string): string[] {
    return (getFields()[list]?.rows ?? []).map(({ id }) => id)
  }

  function currentValues(values: Values): Values {
    const fields = getFields()
    return Object.fromEntries(Object.keys(values).map((path) => [path, fields[path]?.value]))
  }

  /** The next change is a step of its own. */
  const begin = () => history.current.close()
  /** @returns the label of what was undone, or null */
  const undo = () => history.current.undo(apply)
  const redo = () => history.current.redo(apply)
  return { begin, set, move, undo, redo }
}

function moved<Item>(items: Item[], from: number, to: number): Item[] {
  return items.toSpliced(from, 1).toSpliced(to, 0, ...items.slice(from, from + 1))
}

function isEqual(left: Values, right: Values): boolean {
  return JSON.stringify(left) === JSON.stringify(right)
}
