/** The messages between the views of the admin and the pages in their frames. */

/** How a text does not fit: hidden in part, or wider than the box that it stands in. */
export type Misfit = 'cut' | 'overflowing'

/** A text or picture of a page that comes from a field. */
export type FrameText = {
  /** Names it until the next report. */
  key: number
  origin: string
  text: string
  /** From the top of the page, in px of the page. */
  top: number
  misfit: Misfit | null
}

export type FrameReport = {
  /** The page does not exist in this state. */
  isMissing: boolean
  /** Of the page and of the frame, in px of the page. */
  height: number
  viewport: number
  texts: FrameText[]
}

type OutlineKind = 'misfit' | 'inherited' | 'changed'

export type FrameOutline = { key: number; kind: OutlineKind }

/** What a page tells the admin. */
export type FromFrame =
  | ({ type: 'isotherm-frame-report' } & FrameReport)
  | { type: 'isotherm-frame-scrolled'; y: number }
  | { type: 'isotherm-frame-edit'; origin: string }

/** What the admin asks of a page. */
export type ToFrame =
  | { type: 'isotherm-frame-ask' }
  | { type: 'isotherm-frame-outline'; outlines: FrameOutline[] }
  | { type: 'isotherm-frame-scroll'; y: number }
  | { type: 'isotherm-frame-show'; key: number }
