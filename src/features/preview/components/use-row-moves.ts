import { useEffect, useEffectEvent, useRef, useState, type PointerEvent } from 'react'
import { ask } from './admin-window'
import { holdUpdates } from './page-updates'
import { dropPlace, rowItems, type Line, type RowItem } from './row-items'
import type { Outlined } from './use-outlined'

type Drag = { items: RowItem[]; from: number; to: number; release: () => void; origin: string }

const scrollZone = 48
const scrollStep = 16

/** Moves the row of the outlined text in its list: with a handle, or by one place. */
export function useRowMoves({ marked, described }: Outlined) {
  const drag = useRef<Drag>(null)
  const [line, setLine] = useState<Line | null>(null)
  const list = described?.list ?? null
  // A moved row keeps its tools until the page has the new order.
  const [moved, setMoved] = useState<string | null>(null)
  const items = marked && list ? rowItems(marked.element, list) : null
  const listName = list?.rows[0] ?? null
  const canMove = list !== null && (items !== null || moved === listName)

  function moveBy(by: 1 | -1): boolean {
    if (!marked || !list || !canMove) return false
    setMoved(listName)
    ask({ type: 'isotherm-move', origin: marked.origin, to: list.index + by })
    return true
  }

  function end(isDropped: boolean): void {
    const { current } = drag
    if (!current) return
    drag.current = null
    setLine(null)
    current.release()
    if (isDropped && current.to !== current.from) {
      ask({ type: 'isotherm-move', origin: current.origin, to: current.to })
    }
  }

  useEndWithout(canMove, () => end(false))

  const handle = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (!marked || !list || !items || event.button !== 0) return
      end(false)
      event.currentTarget.setPointerCapture(event.pointerId)
      const { index: from } = list
      drag.current = { items, from, to: from, release: holdUpdates(), origin: marked.origin }
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const { current } = drag
      if (!current) return
      scrollAtEdge(clientY)
      const place = dropPlace(current.items, current.from, { x: clientX, y: clientY })
      if (!place) return
      current.to = place.to
      setLine(place.line)
    },
    onPointerUp: () => end(true),
    onPointerCancel: () => end(false),
    onLostPointerCapture: () => end(false),
  }

  return {
    canMove,
    canDrag: items !== null,
    isFirst: list?.index === 0,
    isLast: list !== null && list.index === list.rows.length - 1,
    line,
    handle,
    moveBy,
    cancel: () => end(false),
    isDragging: () => drag.current !== null,
  }
}

/** Ends a drag when its handle is gone, which would have ended it. */
function useEndWithout(hasHandle: boolean, onGone: () => void): void {
  const end = useEffectEvent(onGone)
  useEffect(() => {
    if (!hasHandle) end()
  }, [hasHandle])
}

function scrollAtEdge(y: number): void {
  if (y < scrollZone) window.scrollBy({ top: -scrollStep, behavior: 'instant' })
  if (y > window.innerHeight - scrollZone) window.scrollBy({ top: scrollStep, behavior: 'instant' })
}
