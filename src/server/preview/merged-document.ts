import type { Payload } from 'payload'
import { anyCollection, anyGlobal } from '@/cms/any-collection'
import { withExcerpt } from '@/cms/excerpts'
import { recordReads } from '@/lib/recorded-reads'
import type { EditedDocument } from './edited-document'
import { mergeForm } from './merge-form'

export type MergedDocument = Record<string, unknown> & { id: string }

const inAllLocales = { locale: 'all', depth: 0, showHiddenFields: true } as const

/** The edited document as it would be if the form were saved and published, in all locales. */
export function mergedDocument(payload: Payload, edited: EditedDocument): Promise<MergedDocument> {
  edited.merged ??= unrecorded(() => mergeDocument(payload, edited))
  return edited.merged
}

/** The same for a global. */
export function mergedGlobal(payload: Payload, edited: EditedDocument): Promise<Record<string, unknown>> {
  edited.merged ??= unrecorded(() => mergeGlobal(payload, edited))
  return edited.merged
}

/** A list that is being read does not depend on the document as long as it does not show it. */
async function unrecorded<Result>(read: () => Promise<Result>): Promise<Result> {
  return (await recordReads(read)).result
}

/** What visitors see of the edited document, in all locales; null if it is not published. */
export async function publishedDocument(
  payload: Payload,
  edited: EditedDocument,
): Promise<MergedDocument | null> {
  const found = await readDocument(payload, edited, { draft: false })
  const hasDrafts = Boolean(payload.collections[anyCollection(edited.collection)].config.versions?.drafts)
  return hasDrafts && found._status !== 'published' ? null : found
}

/** What visitors see of the edited global, in all locales. */
export async function publishedGlobal(
  payload: Payload,
  { global }: EditedDocument,
): Promise<Record<string, unknown>> {
  return { ...(await payload.findGlobal({ slug: anyGlobal(global), draft: false, ...inAllLocales })) }
}

async function mergeDocument(payload: Payload, edited: EditedDocument): Promise<MergedDocument> {
  const { slug, flattenedFields } = payload.collections[anyCollection(edited.collection)].config
  const stored = await readDocument(payload, edited, { draft: true })
  const merged = mergeForm(flattenedFields, stored, edited.values, edited.site)
  // A save would derive the excerpt.
  return { ...withExcerpt(slug, merged), id: edited.id, _status: 'published' }
}

async function mergeGlobal(payload: Payload, edited: EditedDocument): Promise<MergedDocument> {
  const slug = anyGlobal(edited.global)
  const config = payload.config.globals.find((global) => global.slug === slug)
  const stored = await payload.findGlobal({ slug, draft: true, ...inAllLocales })
  const merged = mergeForm(config?.flattenedFields ?? [], { ...stored }, edited.values, edited.site)
  return { ...merged, id: '' }
}

async function readDocument(
  payload: Payload,
  { collection, id }: EditedDocument,
  { draft }: { draft: boolean },
): Promise<MergedDocument> {
  const found = await payload.findByID({
    collection: anyCollection(collection),
    id,
    draft,
    joins: false,
    ...inAllLocales,
  })
  return { ...found }
}
