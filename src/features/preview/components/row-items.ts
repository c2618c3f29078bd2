import type { Point } from '@/lib/picture-point'
import type { ListPlace } from '@/lib/preview-messages'
import { originsIn } from './marked-elements'

/** The elements of the rows of a list, in the order of the page, with the index of their row. */
export type RowItem = { element: Element; row: number }

/**
 * The element of each row of a list: what contains texts of this row only, and is a neighbour of the others. A row of
 * which the page shows nothing has none. Null if the page has another order than the form.
 */
export function rowItems(start: Element, { rows, index }: ListPlace): RowItem[] | null {
  const rowOf = (element: Element) => rowIn(element, rows)
  let item = start
  while (item.parentElement && !hasOthers(item.parentElement, index, rowOf)) item = item.parentElement
  const container = item.parentElement
  if (!container || container === document.documentElement) return null
  const items = [...container.children].flatMap((element) => {
    const found = new Set(marksBelow(element, rowOf))
    const [row] = found
    return found.size === 1 && row !== undefined ? [{ element, row }] : []
  })
  const isSorted = items.every(({ row }, at) => at === 0 || row > (items[at - 1]?.row ?? 0))
  return items.length > 1 && isSorted ? items : null
}

/** The row that an element's own text or picture belongs to. */
function rowIn(element: Element, rows: string[]): number | null {
  for (const origin of originsIn(element)) {
    const row = rows.findIndex((beginning) => origin.startsWith(beginning))
    if (row >= 0) return row
  }
  return null
}

function marksBelow(root: Element, rowOf: (element: Element) => number | null): number[] {
  return [root, ...root.querySelectorAll('*')].flatMap((element) => rowOf(element) ?? [])
}

function hasOthers(root: Element, index: number, rowOf: (element: Element) => number | null): boolean {
  return marksBelow(root, rowOf).some((row) => row !== index)
}

/** The place in the list to which a row is dragged: before the item nearest to the pointer, or after it. */
export function dropPlace(items: RowItem[], from: number, pointer: Point): { to: number; line: Line } | null {
  const boxes = items.map(({ element, row }) => ({ row, box: element.getBoundingClientRect() }))
  const isAcross = areBeside(boxes.map(({ box }) => box))
  const distance = ({ box }: (typeof boxes)[number]) => distanceTo(box, pointer)
  const nearest = boxes.toSorted((a, b) => distance(a) - distance(b))[0]
  if (!nearest) return null
  const { box, row } = nearest
  const isAfter = isAcross ? pointer.x > box.left + box.width / 2 : pointer.y > box.top + box.height / 2
  const place = isAfter ? row + 1 : row
  // Without the dragged row, the rows behind it have one less.
  const to = place > from ? place - 1 : place
  return { to, line: lineAt(box, isAcross, isAfter) }
}

/** A line between two items, in px of the window. */
export type Line = { left: number; top: number; width: number; height: number }

const lineWidth = 4

function lineAt({ left, top, width, height }: DOMRect, isAcross: boolean, isAfter: boolean): Line {
  return isAcross
    ? { left: (isAfter ? left + width : left) - lineWidth / 2, top, width: lineWidth, height }
    : { left, top: (isAfter ? top + height : top) - lineWidth / 2, width, height: lineWidth }
}

/** Whether items are in rows rather than below each other. */
function areBeside([first, second]: DOMRect[]): boolean {
  return (
    first !== undefined && second !== undefined && second.top < first.bottom && second.left >= first.right - 1
  )
}

function distanceTo({ left, right, top, bottom }: DOMRect, { x, y }: Point): number {
  const across = Math.max(left - x, 0, x - right)
  const down = Math.max(top - y, 0, y - bottom)
  return Math.hypot(across, down)
}
