import type { FlattenedField } from 'payload'
import { textSources, type SiteId } from '@/i18n/locales'
import { asObject, isEmpty, rowsIn } from '@/lib/unknown-values'
import { summaryOfText, textOfRichText } from '../text-summary'
import type { StoredState } from './stored-state'

/** A field whose value on a site differs between two states; its texts, if it has any. */
export type ChangedField = {
  /** In the later state; rows that it lacks are named in the earlier one. */
  path: string
  kind: 'changed' | 'added' | 'removed' | 'moved'
  before: string
  after: string
  /** Of pictures and files, whose places in pages carry the id. */
  uploads?: string[]
}

/** What differs between two states in all locales for the visitors of a site, fallback included. */
export function changedFields(options: {
  fields: FlattenedField[]
  before: StoredState
  after: StoredState
  site: SiteId
}): ChangedField[] {
  const { fields, before, after, site } = options
  return changesIn(fields, { before, after }, { sources: textSources(site), prefix: '' })
}

type Place = { sources: SiteId[]; prefix: string }
type Pair = { before: unknown; after: unknown }

function changesIn(fields: FlattenedField[], states: Pair, place: Place): ChangedField[] {
  const [before, after] = [asObject(states.before), asObject(states.after)]
  return fields
    .filter(isEdited)
    .flatMap((field) => changesAt(field, { before: before[field.name], after: after[field.name] }, place))
}

function changesAt(field: FlattenedField, stored: Pair, place: Place): ChangedField[] {
  const path = `${place.prefix}${field.name}`
  const isLocalized = 'localized' in field && Boolean(field.localized)
  const values = isLocalized
    ? { before: shownOf(stored.before, place), after: shownOf(stored.after, place) }
    : stored
  if (field.type === 'group' || field.type === 'tab') {
    return changesIn(field.flattenedFields, values, { ...place, prefix: `${path}.` })
  }
  if (field.type === 'array') return changesOfRows(field.flattenedFields, values, { ...place, prefix: path })
  if (isSame(values.before, values.after)) return []
  const uploads = field.type === 'upload' ? { uploads: [values.before, values.after].flat().map(String) } : {}
  const texts = { before: textIn(field, values.before), after: textIn(field, values.after) }
  return [{ path, kind: kindOf(values), ...texts, ...uploads }]
}

/** Rows are recognised by their ids, which versions keep. */
function changesOfRows(fields: FlattenedField[], values: Pair, { sources, prefix }: Place): ChangedField[] {
  const [before, after] = [rowsIn(values.before), rowsIn(values.after)]
  const idsBefore = before.map(({ id }) => id)
  const idsAfter = after.map(({ id }) => id)
  const changes = after.flatMap((row, index): ChangedField[] => {
    const earlier = before.find(({ id }) => id === row.id)
    const path = `${prefix}.${index}`
    if (!earlier) return [{ path, kind: 'added', before: '', after: textOfRow(fields, row, sources) }]
    return changesIn(fields, { before: earlier, after: row }, { sources, prefix: `${path}.` })
  })
  const removed = before.flatMap((row, index): ChangedField[] =>
    idsAfter.includes(row.id)
      ? []
      : [
          {
            path: `${prefix}.${index}`,
            kind: 'removed',
            before: textOfRow(fields, row, sources),
            after: '',
          },
        ],
  )
  const isMoved = !isSame(
    idsBefore.filter((id) => idsAfter.includes(id)),
    idsAfter.filter((id) => idsBefore.includes(id)),
  )
  const moved: ChangedField[] = isMoved ? [{ path: prefix, kind: 'moved', before: '', after: '' }] : []
  return [...moved, ...changes, ...removed]
}

/** What visitors see of a localised value. */
function shownOf(value: unknown, { sources }: Place): unknown {
  const texts = asObject(value)
  return sources.map((site) => texts[site]).find((text) => !isEmpty(text)) ?? null
}

/** The first text of a row names it. */
function textOfRow(fields: FlattenedField[], row: StoredState, sources: SiteId[]): string {
  const texts = fields.filter(isEdited).map((field) => {
    const isLocalized = 'localized' in field && Boolean(field.localized)
    const value = row[field.name]
    return textIn(field, isLocalized ? shownOf(value, { sources, prefix: '' }) : value)
  })
  return texts.find(Boolean) ?? ''
}

/** Of the texts of a change, in characters. */
const maxLength = 200

/** Other values, such as relations and choices, are named by their field only. */
function textIn({ type }: FlattenedField, value: unknown): string {
  if (type === 'number') return typeof value === 'number' ? String(value) : ''
  if (type === 'richText') return summaryOfText(textOfRichText(value), maxLength)
  if (type === 'date')
    return String(value ?? '')
      .slice(0, 16)
      .replace('T', ' ')
  return (type === 'text' || type === 'textarea') && typeof value === 'string'
    ? summaryOfText(value, maxLength)
    : ''
}

function kindOf({ before, after }: Pair): ChangedField['kind'] {
  if (isEmpty(before)) return 'added'
  return isEmpty(after) ? 'removed' : 'changed'
}

/** Not what a save derives, such as excerpts and times. */
export function isEdited(field: FlattenedField): boolean {
  if (ownFields.has(field.name) || field.type === 'join') return false
  if ('virtual' in field && field.virtual) return false
  const isDerived = 'admin' in field && field.admin?.disabled === true
  return !isDerived && !('hidden' in field && field.hidden)
}

const ownFields = new Set(['id', 'createdAt', 'updatedAt', '_status'])

function isSame(one: unknown, other: unknown): boolean {
  if (isEmpty(one) && isEmpty(other)) return true
  return JSON.stringify(one) === JSON.stringify(other)
}
