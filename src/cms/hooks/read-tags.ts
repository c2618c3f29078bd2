import type { SanitizedCollectionConfig, Where } from 'payload'
import { documentTag, fieldTag, membershipTag, type Depth, type Scope } from '@/lib/content-tags'
import { isGroupField, isLongField } from './field-kinds'

export type CollectionRead = {
  collection: Pick<SanitizedCollectionConfig, 'slug' | 'flattenedFields' | 'defaultSort'>
  where?: Where
  sort?: string | string[]
  select?: Record<string, unknown>
  /** The documents that were found. */
  ids: string[]
  scope: Scope
}

type Condition = { field: string; operator: string; value: unknown }

/** `sites`, `_status` and the title decide whether a document is visible at all, which membership covers. */
const visibilityFields = new Set(['id', 'sites', '_status', 'title', 'name'])

/** The cache tags of a read of a collection. */
export function tagsOfRead(read: CollectionRead): string[] {
  const { collection, ids, scope } = read
  const conditions = conditionsOf(read.where ?? {})
  const requestedIds = conditions
    .filter((condition) => condition.field === 'id' && selectsValues(condition))
    .flatMap(({ value }) => valuesOf(value))
  const depth = depthOf(read)
  const documents = [...new Set([...ids, ...requestedIds])].map((id) =>
    documentTag(collection.slug, id, depth, scope),
  )
  return requestedIds.length > 0 ? documents : [...documents, ...listTags(read, conditions)]
}

function listTags({ collection, sort, scope }: CollectionRead, conditions: Condition[]): string[] {
  const { slug } = collection
  const own = conditions.filter(({ field }) => !field.includes('.') && !visibilityFields.has(field))
  const group = own.find((condition) => isGroup(collection, condition))
  const membership = group
    ? valuesOf(group.value).map((value) => membershipTag(slug, scope, { field: group.field, value }))
    : [membershipTag(slug, scope)]
  const sorted = [sort ?? collection.defaultSort ?? []].flat().map((field) => field.replace(/^-/, ''))
  const filtered = own.filter((condition) => condition !== group).map(({ field }) => field)
  const fields = new Set([...sorted, ...filtered].filter((field) => !visibilityFields.has(field)))
  return [
    ...membership,
    ...[...fields].map((field) => fieldTag(slug, field, scope)),
    ...conditions.flatMap(({ field }) => relatedTags(collection, field, scope)),
  ]
}

/** A condition on a related document, such as `type.code`, depends on the documents of its collection. */
function relatedTags(collection: CollectionRead['collection'], path: string, scope: Scope): string[] {
  const [name, relatedField] = path.split('.')
  if (!relatedField) return []
  const field = collection.flattenedFields.find((candidate) => candidate.name === name)
  if (!field || !('relationTo' in field)) return []
  const related = [field.relationTo]
    .flat()
    .flatMap((slug) => [membershipTag(slug, scope), fieldTag(slug, relatedField, scope)])
  return [fieldTag(collection.slug, field.name, scope), ...related]
}

/** Whether a condition selects documents by values whose changes are sent for each value. */
function isGroup({ flattenedFields }: CollectionRead['collection'], condition: Condition): boolean {
  const field = flattenedFields.find(({ name }) => name === condition.field)
  const hasValues = [condition.value].flat().every((value) => value !== null)
  return field !== undefined && isGroupField(field) && selectsValues(condition) && hasValues
}

function depthOf({ collection, select }: CollectionRead): Depth {
  if (!select) return 'document'
  const selected = Object.keys(select)
  if (selected.length === 0) return 'visibility'
  const long = collection.flattenedFields.filter(isLongField).map(({ name }) => name)
  return selected.some((name) => long.includes(name)) ? 'document' : 'summary'
}

/** The conditions that every found document meets, and those of which it meets one, as the operator `or`. */
function conditionsOf(where: Where): Condition[] {
  return Object.entries(where).flatMap(([field, condition]): Condition[] => {
    if (field === 'and') return (condition as Where[]).flatMap(conditionsOf)
    if (field === 'or') {
      return (condition as Where[]).flatMap(conditionsOf).map((one) => ({ ...one, operator: 'or' }))
    }
    return Object.entries(condition).map(([operator, value]) => ({ field, operator, value }))
  })
}

function selectsValues({ operator }: Condition): boolean {
  return operator === 'equals' || operator === 'in'
}

function valuesOf(value: unknown): string[] {
  return [value].flat().map(String)
}
