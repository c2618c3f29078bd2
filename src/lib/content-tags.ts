import { siteIds, type SiteId } from '@/i18n/locales'

/** A site, or `*` for reads and changes that concern no single site. */
export type Scope = SiteId | '*'

export const scopes: readonly Scope[] = [...siteIds, '*']

/**
 * How much of a document a read depends on: that visitors may see it, its fields without long texts and lists
 * (`summary`), or all of it.
 */
export type Depth = 'visibility' | 'summary' | 'document'

/** Cache tags: a read has those of what it read, a save invalidates those of what it changed (decision 1). */
export function documentTag(slug: string, id: string, depth: Depth, scope: Scope): string {
  return `${slug}:${encoded(id)}${depth === 'document' ? '' : `:${depth}`}${suffix(scope)}`
}

/** Whether a tag is one of a single document. */
export function tagNames(tag: string, slug: string, id: string): boolean {
  const start = `${slug}:${encoded(id)}`
  return tag.startsWith(start) && /^(?:[:@]|$)/.test(tag.slice(start.length))
}

/** Which documents a list contains: all of the collection, or those with a value in a field. */
export function membershipTag(slug: string, scope: Scope, group?: { field: string; value: unknown }): string {
  return `${slug}:list${group ? `[${group.field}=${encoded(String(group.value))}]` : ''}${suffix(scope)}`
}

/** The values of a field in a collection, by which lists are sorted or filtered. */
export function fieldTag(slug: string, field: string, scope: Scope): string {
  return `${slug}:list.${field}${suffix(scope)}`
}

/** The rows of a site in the search index. */
export function searchTag(scope: Scope): string {
  return `search${suffix(scope)}`
}

export function globalTag(slug: string, scope: Scope): string {
  return `global:${slug}${suffix(scope)}`
}

/** Tags are sent in a header, separated by commas. Visitors ask for any id, also with half of a surrogate pair. */
function encoded(value: string): string {
  return encodeURIComponent(value.toWellFormed())
}

function suffix(scope: Scope): string {
  return scope === '*' ? '' : `@${scope}`
}
