import type { SiteId } from '@/i18n/locales'
import { processWide } from '@/lib/process-wide'
import { pageCache, type Capture } from '../page-cache'

/** A document or global with an unsaved form, which the preview of one request shows. */
export type EditedDocument = {
  collection: string | null
  global: string | null
  id: string
  /** The site whose texts the form has. */
  site: SiteId
  /** The values of the form's fields. */
  values: Record<string, unknown>
  /** The document with the values of the form in all locales, made once per request. */
  merged?: Promise<Record<string, unknown> & { id: string }>
  /** The cache tags that publishing the form would invalidate. */
  changedTags?: Promise<Set<string>>
  /** A stored state is shown instead of a form, and a page that it cannot make is missing. */
  isStoredState?: true
}

/** What a request shows instead of what is public: to an editor, or to the recipient of a link to a draft. */
type Preview = {
  for: 'editor' | 'recipient'
  edited?: EditedDocument
}

const previews = processWide('previews', () => new WeakMap<Capture, Preview>())

/** Makes the rest of this request the preview of an editor: its texts carry where they come from. */
export function startPreview(): void {
  const request = pageCache().capture.getStore()
  if (request && !previews.has(request)) previews.set(request, { for: 'editor' })
}

/** The preview that this request is, if it is one. */
export function requestedPreview(): Preview | undefined {
  const request = pageCache().capture.getStore()
  return request && previews.get(request)
}

/** Lays an unsaved form over what the rest of this request reads. No other request sees it. */
export function showEdits(document: EditedDocument): void {
  show({ for: 'editor', edited: document })
}

/** Lays the newest draft of one document over what the rest of this request reads, all else being public. */
export function showDraft(document: Omit<EditedDocument, 'values'>): void {
  show({ for: 'recipient', edited: { ...document, values: {} } })
}

function show(preview: Preview): void {
  const request = pageCache().capture.getStore()
  if (!request) throw new Error('Unpublished changes can be shown only in a request of the gateway')
  previews.set(request, preview)
}

/** Goes back to what is saved or public, when the form or draft cannot be shown. */
export function hideEdits(): void {
  const preview = requestedPreview()
  if (preview) show({ for: preview.for })
}

/** The unsaved form or the draft that this request shows. */
export function editedDocument(): EditedDocument | undefined {
  return requestedPreview()?.edited
}
