import { ask } from './admin-window'
import type { Outlined } from './use-outlined'
import type { usePoints } from './use-points'
import type { useRowMoves } from './use-row-moves'

type Keys = {
  outlined: Outlined
  rows: ReturnType<typeof useRowMoves>
  points: ReturnType<typeof usePoints>
  onKeyboard: () => void
}

const arrows = new Map<string, 1 | -1>([
  ['ArrowDown', 1],
  ['ArrowRight', 1],
  ['ArrowUp', -1],
  ['ArrowLeft', -1],
])

/**
 * Alt with the arrow keys up and down goes from text to text, with Shift it moves the row; Alt and Enter opens the
 * field. Ctrl and Z undoes what was changed on the page.
 */
export function useOutlineKeys({ outlined, rows, points, onKeyboard }: Keys) {
  const { marked, show, step } = outlined

  function handle(event: KeyboardEvent): boolean {
    const { key, altKey, shiftKey, ctrlKey, metaKey, target } = event
    const isUndo = (ctrlKey || metaKey) && key.toLowerCase() === 'z' && !isField(target)
    if (isUndo) return did(ask({ type: shiftKey ? 'isotherm-redo' : 'isotherm-undo', origin: '' }))
    if (key === 'Escape' && rows.isDragging()) return did(rows.cancel())
    if (key === 'Escape' && isTool(target)) return did(show(null))
    return altKey ? handleAlt(key, shiftKey) : points.press(event)
  }

  function handleAlt(key: string, shiftKey: boolean): boolean {
    const by = arrows.get(key)
    if (by && shiftKey) return rows.moveBy(by)
    if (key === 'Enter' && marked) return did(ask({ type: 'isotherm-edit', origin: marked.origin }))
    if (!by || key === 'ArrowLeft' || key === 'ArrowRight') return false
    // Not earlier: the tools of the former text are replaced.
    return did(step(by, onKeyboard))
  }

  return (event: KeyboardEvent): void => {
    if (!handle(event)) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
}

/** For keys that are handled. */
function did(done: void): boolean {
  return done === undefined
}

function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')
}

function isTool(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-field-tools]') !== null
}
