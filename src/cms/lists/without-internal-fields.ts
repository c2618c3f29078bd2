import type { Field, SanitizedConfig } from 'payload'
import { asObject } from '@/lib/unknown-values'

/** Fields that forms hide and lists show. */
const shown = new Set(['id', 'createdAt', 'updatedAt', 'deletedAt', 'filename', 'width', 'height'])

const notInLists = { disableListColumn: true, disableListFilter: true, disableGroupBy: true }

/**
 * Hidden fields, such as the keys of stored files, are offered neither as columns and filters nor, like fields that
 * cannot be edited, for the change of several documents.
 */
export async function withoutInternalFields(built: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const config = await built
  for (const { fields } of config.collections) hideInternal(fields, false)
  return config
}

function hideInternal(fields: Field[], isInHidden: boolean): void {
  for (const field of fields) {
    const { hidden, readOnly } = asObject(field.admin)
    const isHidden = isInHidden || hidden === true
    if (isHidden && 'name' in field && !shown.has(field.name ?? '')) change(field, notInLists)
    if (isHidden || field.type === 'join' || readOnly === true) change(field, { disableBulkEdit: true })
    for (const nested of nestedIn(field)) hideInternal(nested, isHidden)
  }
}

function nestedIn(field: Field): Field[][] {
  if (field.type === 'tabs') return field.tabs.map(({ fields }) => fields)
  return 'fields' in field ? [field.fields] : []
}

function change(field: Field, admin: Field['admin']): void {
  field.admin = Object.assign(field.admin ?? {}, admin)
}
