import type { PDFDocumentProxy } from 'pdfjs-dist'
import type { OutlineEntry } from './state'

type Item = NonNullable<Awaited<ReturnType<PDFDocumentProxy['getOutline']>>>[number]

/** The outline of a document; empty if it has none. */
export async function readOutline(document: PDFDocumentProxy): Promise<OutlineEntry[]> {
  // The library's types say that there is always one.
  const items = (await document.getOutline()) as Item[] | null
  return (items ?? []).map(toEntry)
}

function toEntry({ title, dest, items }: Item): OutlineEntry {
  return { title, destination: dest, items: items.map(toEntry) }
}
