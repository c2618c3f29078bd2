import type { FlattenedField } from 'payload'
import { siteIds, type SiteId } from '@/i18n/locales'
import { isSame } from '@/lib/merge-values'
import { asObject, rowsIn } from '@/lib/unknown-values'
import { isEdited } from '../preview/changed-fields'

/** The sites whose texts differ between two states in all locales; all if a value differs that they share. */
export function changedSites(fields: FlattenedField[], before: unknown, after: unknown): SiteId[] {
  const changed = new Set(changesIn(fields, before, after))
  return siteIds.filter((site) => changed.has(site))
}

function changesIn(fields: FlattenedField[], before: unknown, after: unknown): readonly SiteId[] {
  const [earlier, later] = [asObject(before), asObject(after)]
  return fields.filter(isEdited).flatMap((field) => changesAt(field, earlier[field.name], later[field.name]))
}

function changesAt(field: FlattenedField, before: unknown, after: unknown): readonly SiteId[] {
  if ('localized' in field && field.localized) {
    const [earlier, later] = [asObject(before), asObject(after)]
    return siteIds.filter((site) => !isSame(earlier[site], later[site]))
  }
  if (field.type === 'group' || field.type === 'tab') return changesIn(field.flattenedFields, before, after)
  if (field.type === 'array') {
    const [earlier, later] = [rowsIn(before), rowsIn(after)]
    const hasSameRows = isSame(
      earlier.map(({ id }) => id),
      later.map(({ id }) => id),
    )
    if (!hasSameRows) return siteIds
    return later.flatMap((row, index) => changesIn(field.flattenedFields, earlier[index], row))
  }
  return isSame(before, after) ? [] : siteIds
}
