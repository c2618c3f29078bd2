/** A place on a picture, in per cent of its width and height. */
export type Point = { x: number; y: number }

type Box = { left: number; top: number; width: number; height: number }

export function pointAt({ left, top, width, height }: Box, { x, y }: Point): Point {
  return within({ x: ((x - left) / width) * 100, y: ((y - top) / height) * 100 })
}

/** On the picture, to a tenth of a per cent. */
export function within({ x, y }: Point): Point {
  return { x: clamp(x), y: clamp(y) }
}

function clamp(value: number): number {
  return Math.round(Math.min(100, Math.max(0, value)) * 10) / 10
}
