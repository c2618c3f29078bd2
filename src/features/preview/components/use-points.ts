import { useRef } from 'react'
import { clampPoint, pointAt, type Point } from '@/lib/picture-point'
import { ask } from './admin-window'
import { placeOf, pointAround } from './marked-elements'
import { holdUpdates } from './page-updates'
import { changeAhead } from './unrendered-changes'
import type { Outlined } from './use-outlined'

type Drag = {
  origin: string
  point: HTMLElement
  /** From the middle of the point to where it was gripped. */
  grip: Point
  start: Point
  release?: () => void
}

/** A click moves the pointer by less. */
const minDrag = 4
const arrowStep = 0.5
const arrows = new Map<string, Point>([
  ['ArrowLeft', { x: -arrowStep, y: 0 }],
  ['ArrowRight', { x: arrowStep, y: 0 }],
  ['ArrowUp', { x: 0, y: -arrowStep }],
  ['ArrowDown', { x: 0, y: arrowStep }],
])

/** Moves the points of the open form on their picture, with the pointer and with the arrow keys. */
export function usePoints(outlined: Outlined, site: string) {
  const drag = useRef<Drag>(null)
  const wasDragged = useRef(false)
  const { marked, described, show, redraw } = outlined

  function place(point: HTMLElement, origin: string, row: string, position: Point): void {
    const { x, y } = clampPoint(position)
    const shown = placeOf(point)
    // The page follows at once; the form's values come with its next update.
    changeAhead(
      point,
      () => put(point, { x, y }),
      () => put(point, shown),
    )
    ask({ type: 'isotherm-place', origin, row, position: { x, y } })
    redraw()
  }

  function grip(event: PointerEvent): void {
    wasDragged.current = false
    const found = event.target instanceof Element ? pointAround(event.target) : null
    if (!found?.point || event.button !== 0) return
    drop()
    show(found)
    // The carousel around the picture does not take it for a swipe.
    event.stopPropagation()
    drag.current = { origin: found.origin, point: found.point, ...gripOf(found.point, event) }
  }

  function drop(): void {
    drag.current?.release?.()
    drag.current = null
  }

  /** @returns whether the pointer drags a point */
  function pull(event: PointerEvent): boolean {
    const { current } = drag
    if (!current) return false
    const { clientX: x, clientY: y } = event
    const frame = current.point.offsetParent
    const row = described?.origin === current.origin ? described.point : null
    if (event.buttons === 0) drop()
    if (!frame || !row || event.buttons === 0) return event.buttons !== 0
    if (!current.release) {
      if (Math.hypot(x - current.start.x, y - current.start.y) < minDrag) return true
      current.release = holdUpdates()
      wasDragged.current = true
      ask({ type: 'isotherm-begin', origin: current.origin, site, at: placeOf(current.point) })
    }
    event.preventDefault()
    const middle = { x: x - current.grip.x, y: y - current.grip.y }
    place(current.point, current.origin, row, pointAt(frame.getBoundingClientRect(), middle))
    return true
  }

  /** @returns whether the key moves the focused point */
  function press({ key, target }: KeyboardEvent): boolean {
    const step = arrows.get(key)
    const row = described?.point
    const isFocused = marked?.point && target instanceof Node && marked.element.contains(target)
    if (!step || !row || !isFocused || !marked.point) return false
    const { x, y } = placeOf(marked.point)
    place(marked.point, marked.origin, row, { x: x + step.x, y: y + step.y })
    return true
  }

  return { grip, pull, drop, press, wasDragged: () => wasDragged.current }
}

function gripOf(point: HTMLElement, { clientX, clientY }: PointerEvent): Pick<Drag, 'grip' | 'start'> {
  const { left, top, width, height } = point.getBoundingClientRect()
  const grip = { x: clientX - left - width / 2, y: clientY - top - height / 2 }
  return { grip, start: { x: clientX, y: clientY } }
}

function put(point: HTMLElement, { x, y }: Point): void {
  point.style.setProperty('--x', `${x}%`)
  point.style.setProperty('--y', `${y}%`)
}
