import type { Values } from '@/lib/unknown-values'
import type { SaveConflict } from '../protocol'
import type { EditBase, Taken } from './edit-base'

/** A document whose form is open. */
export type OpenDocument = {
  base: EditBase
  /** The names of the fields of the form. */
  names: () => string[]
  /** The fields of the form without rows, whose value is 0 instead of an empty list. */
  emptyLists: () => string[]
  /** Others have changed fields that the form shows; `doc` is the stored document. */
  onMerged: (taken: Taken[], doc: Values) => void
  /** Payload fills the form again with the document. */
  onReplaced: (doc: Values) => void
  /** A save was refused, since others have changed the same fields. */
  onConflict: (conflict: SaveConflict) => void
  onSaved: () => void
}

const openDocuments = new Map<string, OpenDocument>()

/** `path` is that of the document below `/api/`. @returns what ends it */
export function registerDocument(path: string, site: string, document: OpenDocument): () => void {
  const key = keyOf(path, site)
  openDocuments.set(key, document)
  return () => {
    if (openDocuments.get(key) === document) openDocuments.delete(key)
  }
}

/** The open document that a request saves. */
export function documentAt(address: string): OpenDocument | null {
  const { pathname, searchParams } = new URL(address, window.location.href)
  return openDocuments.get(keyOf(pathname.replace('/api/', ''), searchParams.get('locale') ?? '')) ?? null
}

function keyOf(path: string, site: string): string {
  return `${path} ${site}`
}
