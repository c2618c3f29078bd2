import { pageCache, type Capture } from '../page-cache'
import type { SiteId } from '@/i18n/locales'

/** The unsaved form of a document or global, which the preview of one request shows. */
export type EditedDocument = {
  collection: string | null
  global: string | null
  id: string
  /** The site whose texts the form has. */
  site: SiteId
  /** The values of the form's fields. */
  values: Record<string, unknown>
  /** The stored document in all locales, read once per request. */
  stored?: Promise<Record<string, unknown>>
}

const key = Symbol.for('isotherm.edited-documents')
// Bundles of one process have their own copy of this module.
const shared = globalThis as { [key]?: WeakMap<Capture, EditedDocument> }
const documents = (shared[key] ??= new WeakMap<Capture, EditedDocument>())

/** Lays an unsaved form over what the rest of this request reads. No other request sees it. */
export function showEdits(document: EditedDocument): void {
  const request = pageCache().capture.getStore()
  if (!request) throw new Error('Unsaved changes can be shown only in a request of the gateway')
  documents.set(request, document)
}

/** Goes back to what is saved, when the form cannot be shown. */
export function hideEdits(): void {
  const request = pageCache().capture.getStore()
  if (request) documents.delete(request)
}

/** The unsaved form that this request shows. */
export function editedDocument(): EditedDocument | undefined {
  const request = pageCache().capture.getStore()
  return request && documents.get(request)
}

/** Whether something with these cache tags depends on the edited document. */
export function dependsOnEdits({ collection, global }: EditedDocument, tags: Iterable<string>): boolean {
  const prefix = collection ? `${collection}:` : `global:${global}`
  for (const tag of tags) if (tag.startsWith(prefix)) return true
  return false
}
