import type { CollectionSlug, GlobalSlug, Payload } from 'payload'
import { isSiteId } from '@/i18n/locales'
import type { ProductsSelect } from '@/payload-types'
import type { EditedDocument } from './edited-document'
import { matchesWhere } from './matches-where'
import { mergeForm } from './merge-form'

type Document = Record<string, unknown> & { id: string }
type Options = Parameters<Payload['find']>[0]
type Found = { docs: Document[]; totalDocs: number }

/** The CMS as if the unsaved form of an editor were saved and published: its reads find the edited document. */
export function withEdits(payload: Payload, edited: EditedDocument): Payload {
  const find = async (options: Options) => {
    const found = (await payload.find(options)) as unknown as Found
    return options.collection === edited.collection ? withEdited(payload, edited, options, found) : found
  }
  const findGlobal = async (options: Parameters<Payload['findGlobal']>[0]) => {
    if (options.slug !== edited.global) return payload.findGlobal(options)
    return payload.findGlobal({ ...options, draft: false, data: await mergedGlobal(payload, edited) })
  }
  return Object.assign(Object.create(payload) as Payload, { find, findGlobal })
}

async function withEdited(payload: Payload, edited: EditedDocument, options: Options, found: Found) {
  const merged = await mergedDocument(payload, edited)
  const site = isSiteId(options.locale) ? options.locale : edited.site
  const index = found.docs.findIndex(({ id }) => id === edited.id)
  const matches = matchesWhere(options.where ?? {}, merged, site, index >= 0)
  if (!matches && index < 0) return found
  const others = found.docs.filter(({ id }) => id !== edited.id)
  const change = Number(matches) - Number(index >= 0)
  const totalDocs = found.totalDocs + change
  if (!matches) return { ...found, docs: others, totalDocs }
  const shown = await inShapeOf(payload, edited, options, merged)
  const docs = inserted(others, shown, { index, sort: [options.sort ?? []].flat() })
  return { ...found, docs: docs.slice(0, options.limit || undefined), totalDocs }
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
