type Listener = (document: string) => void

const listeners = new Set<Listener>()

/** Tells the forms that the server has stored a draft. */
export function reportStoredDraft(document: string): void {
  for (const listener of listeners) listener(document)
}

/**
 * @param listener gets the document as `documentPath` writes it, before Payload gets the response
 * @returns what ends it
 */
export function onStoredDraft(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
