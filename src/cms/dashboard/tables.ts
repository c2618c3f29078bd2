import { sql, type SQL } from 'drizzle-orm'
import type { CollectionSlug, GlobalSlug, Payload } from 'payload'

/** What the statements of the dashboard need to know of a collection. */
export type ListedCollection = {
  slug: CollectionSlug
  table: string
  titleColumn: string
  hasLocalisedTitle: boolean
  /** Titles are proper names, which are not translated. */
  hasNames: boolean
  hasDrafts: boolean
  hasSites: boolean
}

/** The collections with a title, which staff may read. */
export function listedCollections(payload: Payload): ListedCollection[] {
  return payload.config.collections.flatMap((config) => {
    const { slug, admin, flattenedFields } = config
    const title = flattenedFields.find(({ name }) => name === admin.useAsTitle)
    const hasTitle = title?.type === 'text' || title?.type === 'textarea'
    if (admin.hidden === true || !hasTitle) return []
    return [
      {
        slug: slug as CollectionSlug,
        table: tableOf(config),
        titleColumn: snakeCase(title.name),
        hasLocalisedTitle: Boolean(title.localized),
        hasNames: title.custom?.isName === true,
        hasDrafts: Boolean(config.versions?.drafts),
        hasSites: flattenedFields.some(({ name }) => name === 'sites'),
      },
    ]
  })
}

export type ListedGlobal = { slug: GlobalSlug; table: string }

/** The globals with drafts, which staff may read. */
export function listedGlobals(payload: Payload): ListedGlobal[] {
  return payload.config.globals
    .filter(({ versions }) => Boolean(versions?.drafts))
    .map((config) => ({ slug: config.slug as GlobalSlug, table: tableOf(config) }))
}

/** One statement for all collections and globals. */
export function unionAll(parts: SQL[]): SQL {
  return sql.join(
    parts.map((part) => sql`(${part})`),
    sql` union all `,
  )
}

export function named(...parts: string[]): SQL {
  return sql.join(
    parts.map((part) => sql.identifier(part)),
    sql`.`,
  )
}

function tableOf({ slug, dbName }: { slug: string; dbName?: unknown }): string {
  return typeof dbName === 'string' ? dbName : snakeCase(slug)
}

function snakeCase(name: string): string {
  return name.replaceAll('-', '_').replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
