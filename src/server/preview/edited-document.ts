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

type Preview = { edited?: EditedDocument }

const key = Symbol.for('isotherm.previews')
// Bundles of one process have their own copy of this module.
const shared = globalThis as { [key]?: WeakMap<Capture, Preview> }
const previews = (shared[key] ??= new WeakMap<Capture, Preview>())

/** Makes the rest of this request the preview of an editor: its texts carry where they come from. */
export function startPreview(): void {
  const request = pageCache().capture.getStore()
  if (request && !previews.has(request)) previews.set(request, {})
}

/** Whether this request is the preview of an editor. */
export function isPreviewRequest(): boolean {
  const request = pageCache().capture.getStore()
  return request !== undefined && previews.has(request)
}

/** Lays an unsaved form over what the rest of this request reads. No other request sees it. */
export function showEdits(document: EditedDocument): void {
  const request = pageCache().capture.getStore()
  if (!request) throw new Error('Unsaved changes can be shown only in a request of the gateway')
  previews.set(request, { edited: document })
}

/** Goes back to what is saved, when the form cannot be shown. */
export function hideEdits(): void {
  const request = pageCache().capture.getStore()
  if (request) previews.set(request, {})
}

/** The unsaved form that this request shows. */
export function editedDocument(): EditedDocument | undefined {
  const request = pageCache().capture.getStore()
  return request && previews.get(request)?.edited
}

/** Whether something with these cache tags depends on the edited document. */
export function dependsOnEdits({ collection, global }: EditedDocument, tags: Iterable<string>): boolean {
  const prefix = collection ? `${collection}:` : `global:${global}`
  for (const tag of tags) if (tag.startsWith(prefix)) return true
  return false
}
