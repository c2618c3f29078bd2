import type { CSSProperties } from 'react'

/** A style that sets custom properties, which React's type does not list. */
export function cssVariables(values: Record<`--${string}`, string | number>): CSSProperties {
  return values
}
