import { useState, type KeyboardEvent, type PointerEvent } from 'react'
import type { Point } from '@/lib/picture-point'

type Options = {
  point: Point
  /** What an arrow key moves it by, in per cent. */
  step: number
  onMove: (point: Point) => void
  positionOf: (event: PointerEvent) => Point | null
  onStart?: () => void
}

const arrows: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** The handlers of a button on a picture that is dragged or moved with the arrow keys. */
export function useDraggedPoint({ point, step, onMove, positionOf, onStart }: Options) {
  const [isDragged, setDragged] = useState(false)
  return {
    onKeyDown: (event: KeyboardEvent) => {
      const arrow = arrows[event.key]
      if (!arrow) return
      event.preventDefault()
      onMove({ x: point.x + arrow.x * step, y: point.y + arrow.y * step })
    },
    onPointerDown: (event: PointerEvent) => {
      onStart?.()
      event.currentTarget.setPointerCapture(event.pointerId)
      setDragged(true)
    },
    onPointerMove: (event: PointerEvent) => {
      const position = isDragged && positionOf(event)
      if (position) onMove(position)
    },
    onPointerUp: () => setDragged(false),
    onPointerCancel: () => setDragged(false),
  }
}
