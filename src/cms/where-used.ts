import { getTranslation } from '@payloadcms/translations'
import type {
  CollectionSlug,
  FlattenedField,
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
  Where,
} from 'payload'
import { anyCollection, anyGlobal } from './any-collection'
import { titleFieldOf } from './title-field'

/** A document or global that refers to another document: its type, title and address in the admin. */
export type Use = { kind: string; title?: string; isInTrash?: boolean } & (
  | { collection: string; id: number | string }
  | { global: string }
)

type Target = {
  slug: CollectionSlug
  id: number | string
  req: PayloadRequest
  /** The maximum number of uses per collection. */
  limit?: number
  /** Whether documents in the trash count. */
  inTrash?: boolean
}

/** Where a document is used, in published states and drafts, on any site. */
export async function findUses({ limit = 5, ...target }: Target): Promise<Use[]> {
  const { collections, globals } = target.req.payload.config
  const uses: Use[] = []
  // One after the other: they share the connection of the request's transaction.
  for (const collection of collections.filter((candidate) => !candidate.slug.startsWith('payload-'))) {
    uses.push(...(await usesInCollection(collection, { ...target, limit })))
  }
  for (const global of globals) uses.push(...(await usesInGlobal(global, target)))
  return uses
}

async function usesInCollection(
  collection: SanitizedCollectionConfig,
  { slug, id, req, limit, inTrash = true }: Target,
): Promise<Use[]> {
  const paths = pathsTo(slug, collection.flattenedFields)
  if (paths.length === 0) return []
  const where: Where = { or: paths.map((path) => ({ [path]: { equals: id } })) }
  const found = new Map<number | string, Use>()
  for (const draft of collection.versions?.drafts ? [false, true] : [false]) {
    const { docs } = await req.payload.find({
      collection: anyCollection(collection.slug),
      where,
      draft,
      locale: 'all',
      select: { [titleFieldOf(collection)]: true, ...(collection.trash && { deletedAt: true }) },
      trash: inTrash,
      sort: 'id',
      depth: 0,
      limit,
      req,
    })
    for (const doc of docs) {
      const title = firstText(Reflect.get(doc, titleFieldOf(collection)))
      const kind = getTranslation(collection.labels.singular, req.i18n)
      const trash = Reflect.get(doc, 'deletedAt') ? { isInTrash: true } : {}
      found.set(doc.id, { kind, title, ...trash, collection: collection.slug, id: doc.id })
    }
  }
  return [...found.values()].slice(0, limit)
}

/** A document's title, or the first one there is of its sites' titles. */
export async function nameOfDocument(
  { payload }: PayloadRequest,
  { collection, document }: { collection: CollectionSlug; document: string },
): Promise<string | undefined> {
  const field = titleFieldOf(payload.collections[collection].config)
  const { docs } = await payload.find({
    collection,
    where: { id: { equals: document } },
    locale: 'all',
    select: { [field]: true },
    depth: 0,
    limit: 1,
  })
  return docs[0] && firstText(Reflect.get(docs[0], field))
}

async function usesInGlobal(global: SanitizedGlobalConfig, { slug, id, req }: Target): Promise<Use[]> {
  if (pathsTo(slug, global.flattenedFields).length === 0) return []
  for (const draft of global.versions?.drafts ? [false, true] : [false]) {
    const saved = await req.payload.findGlobal({
      slug: anyGlobal(global.slug),
      draft,
      locale: 'all',
      depth: 0,
      req,
    })
    const isUsed = JSON.stringify(saved).includes(JSON.stringify(String(id)))
    if (isUsed) return [{ kind: getTranslation(global.label, req.i18n), global: global.slug }]
  }
  return []
}

/** The field paths that can contain ids of a collection: uploads, relations, and pictures within texts. */
function pathsTo(slug: CollectionSlug, fields: FlattenedField[], above = ''): string[] {
  return fields.flatMap((field) => {
    const path = `${above}${field.name}`
    if (field.type === 'richText') return [`${path}.root.children.value`]
    if (field.type === 'upload' || field.type === 'relationship') {
      if (Array.isArray(field.relationTo)) return field.relationTo.includes(slug) ? [`${path}.value`] : []
      return field.relationTo === slug ? [path] : []
    }
    return 'flattenedFields' in field ? pathsTo(slug, field.flattenedFields, `${path}.`) : []
  })
}

/** A text, or the first one there is of its sites' texts. */
function firstText(value: unknown): string | undefined {
  const texts = typeof value === 'object' && value !== null ? Object.values(value) : [value]
  return texts.find((text): text is string => typeof text === 'string' && text !== '')
}
