import type { Misfit } from '@/lib/preview-frames'

/** In px of the window. */
export type Box = { top: number; left: number; right: number; bottom: number }

/** A box around a text, and the axes in which it hides what is outside of it. */
export type Surroundings = { box: Box; hidesX: boolean; hidesY: boolean }

/** Rounding of the layout. */
const tolerance = 1
/** Smaller boxes hide their text on purpose: it is for assistive technology. */
const minSize = 4

/**
 * Whether a text is cut off: some of its lines are visible and others are hidden, or a line is hidden in part. A text
 * that is hidden completely, as in a closed menu, is not.
 */
export function isCutOff(lines: Box[], { box, hidesX, hidesY }: Surroundings): boolean {
  if (box.right - box.left < minSize || box.bottom - box.top < minSize) return false
  const rows = hidesY ? lines.filter((line) => isWithin(middleOf(line), box)) : lines
  const visible = hidesX ? rows.filter(({ left, right }) => right > box.left && left < box.right) : rows
  if (visible.length === 0) return false
  if (rows.length < lines.length) return true
  return hidesX && visible.some((line) => isWider(line, box))
}

/** Whether a line is wider than the box that it stands in. */
export function isOverflowing(lines: Box[], block: Box): boolean {
  if (block.right - block.left < minSize) return false
  return lines.some((line) => isWider(line, block))
}

/** How a text does not fit into what is around it, from the inside outwards. */
export function misfitOf(lines: Box[], block: Box, around: Surroundings[]): Misfit | null {
  if (lines.length === 0) return null
  if (around.some((one) => isCutOff(lines, one))) return 'cut'
  return isOverflowing(lines, block) ? 'overflowing' : null
}

/** The boxes of lines are higher than the lines, so their middle decides. */
const middleOf = ({ top, bottom }: Box): number => (top + bottom) / 2

const isWithin = (y: number, { top, bottom }: Box): boolean => y >= top && y <= bottom

function isWider(line: Box, box: Box): boolean {
  return line.left < box.left - tolerance || line.right > box.right + tolerance
}
