import { isDeepStrictEqual } from 'node:util'
import type { Payload } from 'payload'
import { anyCollection } from '@/cms/any-collection'
import { isSiteId } from '@/i18n/locales'
import type { ProductsSelect } from '@/payload-types'
import { recordTags } from '@/lib/recorded-reads'
import { cachedRead } from '../cached-read'
import type { EditedDocument } from './edited-document'
import { markDocument } from './mark-document'
import { matchesWhere } from './matches-where'
import { mergedDocument, mergedGlobal } from './merged-document'

type Document = Record<string, unknown> & { id: string }
type Options = Parameters<Payload['find']>[0]
type GlobalOptions = Parameters<Payload['findGlobal']>[0]
/** What pages use of the result of a read. */
type Found = { docs: Document[]; totalDocs: number }

/** Payload's, for reads with pagination. */
const defaultLimit = 10

/**
 * The CMS of a preview. It reads as if the unsaved form or the draft were saved and published. With marks, its texts
 * carry where they come from.
 */
export function previewCms(
  payload: Payload,
  edited: EditedDocument | undefined,
  { hasMarks }: { hasMarks: boolean },
): Payload {
  const find = async (options: Options) => {
    const isEdited = edited && options.collection === edited.collection
    const shown = isEdited ? await findEdited(payload, edited, options) : await findSaved(payload, options)
    if (!hasMarks || !isSiteId(options.locale)) return shown
    const { flattenedFields } = payload.collections[options.collection].config
    const mark = (doc: Document) =>
      markDocument(flattenedFields, doc, { slug: options.collection, id: doc.id })
    return { ...shown, docs: shown.docs.map(mark) }
  }
  const findGlobal = async (options: GlobalOptions) => {
    const isEdited = edited && options.slug === edited.global
    // Payload changes what it is given.
    const data = isEdited && structuredClone(await mergedGlobal(payload, edited))
    const shown = await payload.findGlobal({ ...options, ...(data && { draft: false, data }) })
    if (!hasMarks || !isSiteId(options.locale)) return shown
    const config = payload.config.globals.find(({ slug }) => slug === options.slug)
    return markDocument(config?.flattenedFields ?? [], { ...shown }, { slug: options.slug, id: '' })
  }
  return Object.assign(Object.create(payload) as Payload, { find, findGlobal })
}

/** What is saved, published or not. The same published documents are read with each change of the form. */
async function findSaved(payload: Payload, options: Options): Promise<Found> {
  const read = async () => (await payload.find(options)) as unknown as Found
  if (options.draft) return read()
  const { value, tags } = await cachedRead(`preview-find:${JSON.stringify(options)}`, read)
  recordTags(tags)
  return value
}

/**
 * A page of a list with the edited document at its new place. Reads from the start of the list, since an edit can
 * move documents from one page to another.
 */
async function findEdited(payload: Payload, edited: EditedDocument, options: Options): Promise<Found> {
  if (isOnly(edited, options)) {
    const merged = await mergedDocument(payload, edited)
    return { docs: [await inShapeOf(payload, edited, options, merged)], totalDocs: 1 }
  }
  const { page = 1, limit = options.pagination === false ? 0 : defaultLimit } = options
  const end = page * limit
  // One more, for the place that the edited document leaves.
  const upToEnd = { ...options, page: 1, limit: limit && end + 1 }
  const found = await findSaved(payload, upToEnd)
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

/** Whether a read is for the edited document alone, published or not. */
function isOnly({ id }: EditedDocument, { where = {} }: Options): boolean {
  const [[name, condition] = [], ...others] = Object.entries(where)
  return name === 'id' && others.length === 0 && isDeepStrictEqual(condition, { equals: id })
}

/** Whether a list contains the document as it is stored, on any page. */
async function isStoredIn(payload: Payload, { id }: EditedDocument, options: Options): Promise<boolean> {
  const where = { and: [options.where ?? {}, { id: { equals: id } }] }
  const { docs } = await findSaved(payload, { ...options, where, page: 1, limit: 1 })
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
  const { locale, fallbackLocale, select, showHiddenFields, context } = options
  const document = await payload.findByID({
    collection: anyCollection(edited.collection),
    id: edited.id,
    data: structuredClone(merged),
    depth: 0,
    joins: false,
    locale,
    fallbackLocale,
    select: select as ProductsSelect,
    showHiddenFields,
    context,
  })
  return document as unknown as Document
}
