/** The widths of windows that pages are checked at, in px, with the heights of such devices. */
export const pageWidths = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'tablet', width: 844, height: 1112 },
  { name: 'laptop', width: 1024, height: 768 },
  { name: 'desktop', width: 1440, height: 900 },
] as const

export const phone = pageWidths[0]
export const desktop = pageWidths[3]

export type PageWidth = (typeof pageWidths)[number]

export const minWidth = 320
export const maxWidth = 2560

/** How much a page is reduced to fit into the space for it; it is never enlarged. */
export function scaleToFit(width: number, space: number): number {
  return space > 0 && width > 0 ? Math.min(1, space / width) : 1
}

type Size = { width: number; height: number }

/**
 * The size of a window of a width that fills a pane, in px of the page. It is not higher than it is wide, or than a
 * phone, since the first sections of pages are as high as the window.
 */
export function windowIn(pane: Size, width: number): Size & { scale: number } {
  const scale = scaleToFit(width, pane.width)
  return { width, height: Math.min(pane.height / scale, Math.max(width, phone.height)), scale }
}

/** What somebody typed as a width, or null. */
export function parseWidth(text: string): number | null {
  const width = Number(text)
  return Number.isInteger(width) && width >= minWidth && width <= maxWidth ? width : null
}
