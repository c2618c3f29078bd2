/** A position on a picture, in per cent of its width and height. */
export type Point = { x: number; y: number }

type Box = { left: number; top: number; width: number; height: number }

export function pointAt({ left, top, width, height }: Box, { x, y }: Point): Point {
  return clampPoint({ x: ((x - left) / width) * 100, y: ((y - top) / height) * 100 })
}

/** Limits a point to the picture, rounded to a tenth of a per cent. */
export function clampPoint({ x, y }: Point): Point {
  return { x: clamp(x), y: clamp(y) }
}

function clamp(value: number): number {
  return Math.round(Math.min(100, Math.max(0, value)) * 10) / 10
}
