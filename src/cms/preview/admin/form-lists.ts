import type { ClientField, FormState } from 'payload'
import { originOf, parseOrigin, type Origin } from '@/lib/content-marks'
import type { Point } from '@/lib/picture-point'
import { locateField } from './locate-field'

/** The form that is open, as its fields are now. */
export type OpenForm = { slug: string; id: string; fields: readonly ClientField[]; values: FormState }

/** A row of an ordered list of the form: `rows` are the beginnings of the origins of each row. */
export type FormList = { path: string; rows: string[]; index: number; isArray: boolean }

const minRows = 2

/** The list of the form that a text of the page is in: rows of its own, or documents that it refers to. */
export function listAround(form: OpenForm, origin: string): FormList | null {
  const named = parseOrigin(origin)
  const isOwn = named.slug === form.slug && named.id === form.id
  return isOwn ? arrayAround(form, named) : referencesTo(form, named)
}

function arrayAround({ slug, id, values }: OpenForm, { path }: Origin): FormList | null {
  const [, list, row] = /^(.*)\.(\d+)\./.exec(path) ?? []
  if (list === undefined) return null
  const count = values[list]?.rows?.length ?? 0
  const index = Number(row)
  if (count < minRows || index >= count) return null
  const rows = Array.from({ length: count }, (_row, at) => originOf({ slug, id, path: `${list}.${at}.` }))
  return { path: list, rows, index, isArray: true }
}

function referencesTo({ fields, values }: OpenForm, { slug, id }: Origin): FormList | null {
  for (const [path, { value }] of Object.entries(values)) {
    if (!Array.isArray(value) || value.length < minRows) continue
    const ids = value.map(idOf)
    const index = ids.indexOf(id)
    if (index < 0 || !refersTo(locateField(fields, path.split('.'))?.field, slug)) continue
    const rows = ids.map((one) => originOf({ slug, id: one, path: '' }))
    return { path, rows, index, isArray: false }
  }
  return null
}

/** Whether a field refers to documents of a collection. */
export function refersTo(field: ClientField | undefined, slug: string): boolean {
  const collections: string[] = field && 'relationTo' in field ? [field.relationTo].flat() : []
  return collections.includes(slug)
}

/** The id of a reference to one of several collections, or of one. */
function idOf(value: unknown): string {
  return typeof value === 'object' && value !== null && 'value' in value ? String(value.value) : String(value)
}

/** The row of the point that shows a document at a position of a picture, such as `hotspots.2`. */
export function pointAtPosition({ values }: OpenForm, origin: string, { x, y }: Point): string | null {
  const { id } = parseOrigin(origin)
  const rows = Object.keys(values).flatMap((path) => /^(.+\.\d+)\.x$/.exec(path)?.[1] ?? [])
  const found = rows.find(
    (row) =>
      values[`${row}.product`]?.value === id &&
      Number(values[`${row}.x`]?.value) === x &&
      Number(values[`${row}.y`]?.value) === y,
  )
  return found ?? null
}

/** The origin of a text after its row has moved. */
export function movedOrigin(list: FormList, origin: string, to: number): string {
  if (!list.isArray) return origin
  const [before = '', after = ''] = [list.rows[list.index], list.rows[to]]
  return `${after}${origin.slice(before.length)}`
}
