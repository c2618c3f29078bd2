import { asObject } from '@/lib/unknown-values'
import { focalPoint, focalPosition, type StoredPoint } from '@/lib/focal-point'
import { clampPoint } from '@/lib/picture-point'

/** A part of a picture, in per cent of its width and height. */
export type Part = { x: number; y: number; width: number; height: number }

type Size = { width: number; height: number }

const whole = 100

/** The part that the form asks for, as Payload's dialog sends it; none for the whole picture. */
export function requestedPart(uploadEdits: unknown): Part | null {
  const crop = asObject(asObject(uploadEdits).crop)
  const [x, y, width, height] = [crop.x, crop.y, crop.width, crop.height].map(Number)
  if (![x, y, width, height].every(isShare)) return null
  const part = { x, y, width, height } as Part
  if (part.width === 0 || part.height === 0) return null
  return part.width >= whole && part.height >= whole ? null : part
}

/** The pixels of a part, at least one and never outside of the picture. */
export function pixelsOf({ x, y, width, height }: Part, size: Size) {
  const [left, right] = edges(x, width, size.width)
  const [top, bottom] = edges(y, height, size.height)
  return { left, top, width: right - left, height: bottom - top }
}

/** The place of the focal point in the part; without a point, the middle of the part. */
export function pointInPart(stored: StoredPoint, part: Part): StoredPoint {
  if (!focalPosition(stored)) return { focalX: null, focalY: null }
  const { x, y } = focalPoint(stored)
  const moved = clampPoint({
    x: ((x - part.x) / part.width) * whole,
    y: ((y - part.y) / part.height) * whole,
  })
  return { focalX: Math.round(moved.x), focalY: Math.round(moved.y) }
}

function edges(start: number, share: number, total: number): [number, number] {
  const from = Math.min(total - 1, Math.round((start / whole) * total))
  const to = Math.min(total, Math.round(((start + share) / whole) * total))
  return [from, Math.max(from + 1, to)]
}

function isShare(value: number | undefined): boolean {
  return value !== undefined && value >= 0 && value <= whole
}
