import { clampPoint, type Point } from './picture-point'

/** The point of a picture that stays visible where it is cropped, as Payload stores it; without one, the middle. */
export type StoredPoint = { focalX?: number | null; focalY?: number | null }

export const middle: Point = { x: 50, y: 50 }

export function focalPoint({ focalX, focalY }: StoredPoint): Point {
  return clampPoint({ x: focalX ?? middle.x, y: focalY ?? middle.y })
}

/** The point as a value of `object-position`; none for the middle, which is the default of CSS. */
export function focalPosition(stored: StoredPoint): string | undefined {
  const point = focalPoint(stored)
  return point.x === middle.x && point.y === middle.y ? undefined : objectPosition(point)
}

export function objectPosition({ x, y }: Point): string {
  return `${x}% ${y}%`
}
