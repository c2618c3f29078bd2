import type { PdfFailure } from '@/lib/pdf-link'

export const zoomModes = ['auto', 'page-width', 'page-fit'] as const

export type ZoomMode = (typeof zoomModes)[number]

export type SearchState = { state: 'idle' | 'searching' | 'found' | 'none'; current: number; total: number }

/** An entry of the document's outline; without a destination it is a heading of its items. */
export type OutlineEntry = { title: string; destination: string | unknown[] | null; items: OutlineEntry[] }

export type ReaderState = {
  status: 'loading' | 'ready' | PdfFailure
  page: number
  pages: number
  /** Null when a factor was chosen. */
  zoom: ZoomMode | null
  /** 1 is the actual size. */
  scale: number
  search: SearchState
  /** The page that is being rendered for printing, or null. */
  printing: number | null
  /** Empty if the document has none. */
  outline: OutlineEntry[]
}

export const initialState: ReaderState = {
  status: 'loading',
  page: 1,
  pages: 0,
  zoom: 'auto',
  scale: 1,
  search: { state: 'idle', current: 0, total: 0 },
  printing: null,
  outline: [],
}
