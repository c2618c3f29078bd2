import type { CollectionSlug, GlobalSlug, Payload } from 'payload'
import { isSiteId } from '@/i18n/locales'
import type { ProductsSelect } from '@/payload-types'
import type { EditedDocument } from './edited-document'
import { markDocument } from './mark-document'
import { matchesWhere } from './matches-where'
import { mergeForm } from './merge-form'

type Document = Record<string, unknown> & { id: string }
type Options = Parameters<Payload['find']>[0]
type GlobalOptions = Parameters<Payload['findGlobal']>[0]
/** What pages use of the result of a read. */
type Found = { docs: Document[]; totalDocs: number }

/** Payload's, for reads with pagination. */
const defaultLimit = 10

/**
 * The CMS of a preview. Its texts carry where they come from. If an editor has an unsaved form, it reads as if the
 * form were saved and published.
 */
export function previewCms(payload: Payload, edited: EditedDocument | undefined): Payload {
  const find = async (options: Options) => {
    const isEdited = edited && options.collection === edited.collection
    const shown = isEdited
      ? await findEdited(payload, edited, options)
      : ((await payload.find(options)) as unknown as Found)
    if (!isSiteId(options.locale)) return shown
    const { flattenedFields } = payload.collections[options.collection].config
    const mark = (doc: Document) =>
      markDocument(flattenedFields, doc, { slug: options.collection, id: doc.id })
    return { ...shown, docs: shown.docs.map(mark) }
  }
  const findGlobal = async (options: GlobalOptions) => {
    const isEdited = edited && options.slug === edited.global
    const changes = isEdited ? { draft: false, data: await mergedGlobal(payload, edited) } : {}
    const shown = await payload.findGlobal({ ...options, ...changes })
    if (!isSiteId(options.locale)) return shown
    const config = payload.config.globals.find(({ slug }) => slug === options.slug)
    return markDocument(config?.flattenedFields ?? [], { ...shown }, { slug: options.slug, id: '' })
  }
  return Object.assign(Object.create(payload) as Payload, { find, findGlobal })
}

/**
 * A page of a list with the edited document at its new place. Reads from the start of the list, since an edit can
 * move documents from one page to another.
 */
async function findEdited(payload: Payload, edited: EditedDocument, options: Options): Promise<Found> {
  const { page = 1, limit = options.pagination === false ? 0 : defaultLimit } = options
  const end = page * limit
  // One more, for the place that the edited document leaves.
  const upToEnd = { ...options, page: 1, limit: limit && end + 1 }
  const found = (await payload.find(upToEnd)) as unknown as Found
  const index = found.docs.findIndex(({ id }) => id === edited.id)
  const isCut = limit > 0 && found.docs.length > end
  const wasFound = index >= 0 || (isCut && (await isStoredIn(payload, edited, options)))
  const merged = await mergedDocument(payload, edited)
  const site = isSiteId(options.locale) ? options.locale : edited.site
  const matches = matchesWhere(options.where ?? {}, merged, site, wasFound)
  const others = found.docs.filter(({ id }) => id !== edited.id)
  const sort = [options.sort ?? []].flat()
  const docs = matches
    ? inserted(others, await inShapeOf(payload, edited, options, merged), { index, sort })
    : others
  return {
    docs: limit ? docs.slice(end - limit, end) : docs,
    totalDocs: found.totalDocs - Number(wasFound) + Number(matches),
  }
}

/** Whether a list contains the document as it is stored, on any page. */
async function isStoredIn(payload: Payload, { id }: EditedDocument, options: Options): Promise<boolean> {
  const where = { and: [options.where ?? {}, { id: { equals: id } }] }
  const { docs } = await payload.find({ ...options, where, page: 1, limit: 1 })
  return docs.length > 0
}

type Place = { index: number; sort: string[] }

/** Inserts a document by the order of a list or, where the read lacks its values, at its old place or the end. */
function inserted(others: Document[], shown: Document, { index, sort }: Place): Document[] {
  const hasValues = sort.length > 0 && sort.every((name) => name.replace(/^-/, '') in shown)
  const before = hasValues ? others.filter((other) => compare(other, shown, sort) <= 0).length : index
  return before < 0 ? [...others, shown] : others.toSpliced(before, 0, shown)
}

function compare(a: Document, b: Document, sort: string[]): number {
  for (const key of sort) {
    const name = key.replace(/^-/, '')
    const [left, right] = [a[name], b[name]]
    if (left === right) continue
    // PostgreSQL sorts documents without a value last.
    const isBefore = right == null || (left != null && left < right)
    return isBefore === key.startsWith('-') ? 1 : -1
  }
  return 0
}

/** The edited document as the read asks for it: its locale, its fields, without relations. */
async function inShapeOf(payload: Payload, edited: EditedDocument, options: Options, merged: Document) {
  const { locale, fallbackLocale, select, showHiddenFields } = options
  const document = await payload.findByID({
    // Any collection: only the names of joins differ.
    collection: edited.collection as 'products',
    id: edited.id,
    data: structuredClone(merged),
    depth: 0,
    joins: false,
    locale,
    fallbackLocale,
    select: select as ProductsSelect,
    showHiddenFields,
  })
  return document as unknown as Document
}

async function mergedDocument(payload: Payload, edited: EditedDocument): Promise<Document> {
  const collection = edited.collection as CollectionSlug
  const fields = payload.collections[collection].config.flattenedFields
  edited.stored ??= payload.findByID({
    collection: collection as 'products',
    id: edited.id,
    draft: true,
    locale: 'all',
    depth: 0,
    joins: false,
    showHiddenFields: true,
  }) as unknown as Promise<Record<string, unknown>>
  const merged = mergeForm(fields, await edited.stored, edited.values, edited.site)
  return { ...merged, id: edited.id, _status: 'published' }
}

async function mergedGlobal(payload: Payload, edited: EditedDocument): Promise<Record<string, unknown>> {
  const slug = edited.global as GlobalSlug
  const config = payload.config.globals.find((global) => global.slug === slug)
  edited.stored ??= payload.findGlobal({
    slug,
    draft: true,
    locale: 'all',
    depth: 0,
    showHiddenFields: true,
  }) as unknown as Promise<Record<string, unknown>>
  return mergeForm(config?.flattenedFields ?? [], await edited.stored, edited.values, edited.site)
}
