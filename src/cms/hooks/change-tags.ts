import { isDeepStrictEqual } from 'node:util'
import type { SanitizedCollectionConfig, SanitizedGlobalConfig } from 'payload'
import { isSiteId, textSources, type SiteId } from '@/i18n/locales'
import { documentTag, fieldTag, globalTag, membershipTag, scopes, type Scope } from '@/lib/content-tags'
import { asObject } from '@/lib/unknown-values'
import { isGroupField, isLongField } from './field-kinds'
import type { PublicRow } from './public-row'

type Change = {
  collection: Pick<SanitizedCollectionConfig, 'slug' | 'flattenedFields'> & {
    admin: Pick<SanitizedCollectionConfig['admin'], 'useAsTitle'>
  }
  /** What visitors saw of the document, null if nothing. */
  before: PublicRow | null
  after: PublicRow | null
}

/** Fields that no page shows, or that are known from the row as a whole. */
const ignoredFields = new Set(['id', '_status', 'savedBy', 'updatedAt', 'createdAt', 'thumbnailURL'])

/** The cache tags of what a save changed for visitors of each site; none if it changed nothing. */
export function tagsOfChange(change: Change): string[] {
  return [...new Set(scopes.flatMap((scope) => tagsOnScope(change, scope)))]
}

type GlobalChange = {
  global: Pick<SanitizedGlobalConfig, 'slug' | 'flattenedFields'>
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

/** The same for a global: one tag for each site that shows something else. */
export function tagsOfGlobalChange({ global, before, after }: GlobalChange): string[] {
  const names = global.flattenedFields.map(({ name }) => name).filter((name) => !ignoredFields.has(name))
  const changed = scopes.filter((scope) => changedFields({ names, before, after, scope }).length > 0)
  return changed.map((scope) => globalTag(global.slug, scope))
}

/** The fields of a global or document whose value on a site differs. */
function changedFields({ names, before, after, scope }: FieldComparison): string[] {
  return names.filter(
    (name) => !isDeepStrictEqual(shownOn(before?.[name], scope), shownOn(after?.[name], scope)),
  )
}

type FieldComparison = {
  names: string[]
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
  scope: Scope
}

function tagsOnScope(change: Change, scope: Scope): string[] {
  const { collection, before, after } = change
  const names = collection.flattenedFields.map(({ name }) => name).filter((name) => !ignoredFields.has(name))
  const changed = changedFields({ names, before, after, scope })
  const [was, is] = [visibilityOn(collection, before, scope), visibilityOn(collection, after, scope)]
  return [
    ...documentTags(change, changed, scope),
    ...(was === is ? [] : membershipTags(change, scope)),
    ...(was !== 'hidden' && is !== 'hidden' ? orderTags(change, changed, scope) : []),
  ]
}

function documentTags({ collection, before, after }: Change, changed: string[], scope: Scope): string[] {
  const tag = (depth: Parameters<typeof documentTag>[2]) =>
    documentTag(collection.slug, String(after?.id ?? before?.id), depth, scope)
  const long = new Set(collection.flattenedFields.filter(isLongField).map(({ name }) => name))
  // The number by which lists are sorted is not shown itself.
  const shown = changed.filter((name) => name !== 'order')
  return [
    ...(shown.length > 0 ? [tag('document')] : []),
    ...(shown.some((name) => !long.has(name)) ? [tag('summary')] : []),
    ...(visibilityOn(collection, before, scope) === visibilityOn(collection, after, scope)
      ? []
      : [tag('visibility')]),
  ]
}

/** The document joins or leaves the lists of a site. */
function membershipTags({ collection, before, after }: Change, scope: Scope): string[] {
  const groups = collection.flattenedFields.filter(isGroupField)
  return [
    membershipTag(collection.slug, scope),
    ...groups.flatMap(({ name }) => groupTags({ collection, before, after }, name, scope)),
  ]
}

/** The lists that are sorted or filtered by a changed field. */
function orderTags(change: Change, changed: string[], scope: Scope): string[] {
  const { slug, flattenedFields } = change.collection
  const fields = flattenedFields.filter((field) => changed.includes(field.name) && !isLongField(field))
  return fields.flatMap((field) => [
    fieldTag(slug, field.name, scope),
    ...(isGroupField(field) ? groupTags(change, field.name, scope) : []),
  ])
}

/** The lists of the documents that share a value with this one, before or after the change. */
function groupTags({ collection, before, after }: Change, field: string, scope: Scope): string[] {
  const values = [before?.[field] ?? [], after?.[field] ?? []].flat().map(String)
  return values.map((value) => membershipTag(collection.slug, scope, { field, value }))
}

/** What decides whether lists of a site contain a document: most, but not all, require a title. */
function visibilityOn(
  { admin, flattenedFields }: Change['collection'],
  row: PublicRow | null,
  scope: Scope,
): 'hidden' | 'untitled' | 'titled' {
  if (!row) return 'hidden'
  if (scope === '*') return 'titled'
  const { sites } = row
  if (Array.isArray(sites) && !sites.includes(scope)) return 'hidden'
  const field = flattenedFields.find(({ name }) => name === admin.useAsTitle)
  if (!field || !('localized' in field && field.localized)) return 'titled'
  const titles = asObject(row[field.name])
  return textSources(scope).some((source) => Boolean(titles[source])) ? 'titled' : 'untitled'
}

/** A stored value as a site shows it: of localised texts its own, or that of its fallback. */
function shownOn(value: unknown, scope: Scope): unknown {
  if (value === undefined || value === '') return null
  if (Array.isArray(value)) return value.map((item) => shownOn(item, scope))
  if (scope !== '*' && isLocalised(value)) return textOn(value, scope)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  // Rows that are sent without their ids get new ones.
  const entries = Object.entries(value).filter(([key]) => key !== 'id')
  const parts = entries.map(([key, part]) => [key, shownOn(part, scope)] as const)
  // An object of empty values is empty: without a text in any language it is stored as `{}` or with nulls.
  const shown = parts.filter(([, part]) => part !== null)
  return shown.length > 0 ? Object.fromEntries(shown) : null
}

function textOn(texts: Partial<Record<SiteId, unknown>>, site: SiteId): unknown {
  const shown = textSources(site).map((source) => shownOn(texts[source], site))
  return shown.find((text) => text !== null) ?? null
}

function isLocalised(value: unknown): value is Partial<Record<SiteId, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const keys = Object.keys(value)
  return keys.every(isSiteId)
}
