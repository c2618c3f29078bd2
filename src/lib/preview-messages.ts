import type { Point } from './picture-point'

/** What the window of a preview asks of the form's. `origin` is where a text of the page comes from. */
export type PreviewRequest =
  /** Describe a field, and where the caret is put or a point dragged, end what else is going on in the form. */
  | { type: 'isotherm-describe' | 'isotherm-begin'; origin: string; site: string; at?: Point }
  | { type: 'isotherm-edit' | 'isotherm-write'; origin: string }
  | { type: 'isotherm-type'; origin: string; site: string; value: string }
  | { type: 'isotherm-move'; origin: string; to: number }
  | { type: 'isotherm-place'; origin: string; row: string; position: Point }
  | { type: 'isotherm-undo' | 'isotherm-redo'; origin: '' }

/** What the form's window tells the preview's. */
export type FormAnswer =
  | { type: 'isotherm-described' | 'isotherm-begun'; described: DescribedField }
  /** A row has another place, so its texts have another origin. */
  | { type: 'isotherm-moved'; origin: string; text: string }
  | { type: 'isotherm-said'; text: string }
  | { type: 'isotherm-reveal'; origins: string[] }
  /** The origins of the form's document begin like this. */
  | { type: 'isotherm-show'; origin: string }

/** What the form knows about a field, in the language of the account. */
export type DescribedField = {
  origin: string
  /** The label of the field, after those of the rows and groups around it. */
  label: string
  /** Whose the text is, if it is not the form's own. */
  note: string
  isOfForm: boolean
  /** The form's value, if it is a text that can be typed on the page. */
  typed: TypedText | null
  /** The text comes from the fallback site and can be copied to the site of the form. */
  isInherited: boolean
  list: ListPlace | null
  /** The path of the row of a point on a picture. */
  point: string | null
  actions: Record<ActionName, string>
}

export type TypedText = {
  value: string
  hasLines: boolean
  maxLength: number | null
  /** Why the form would refuse the text. */
  problem: string
}

/** The place of a text in an ordered list of the form: how the origins of each row begin, and which row it is. */
export type ListPlace = { rows: string[]; index: number }

type ActionName = 'type' | 'open' | 'write' | 'drag' | 'earlier' | 'later'
