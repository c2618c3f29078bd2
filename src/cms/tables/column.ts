import type { CollectionSlug } from 'payload'

export type Reference = { collection: CollectionSlug; id: string }

/** A column of a table: how its cell is read from a document, and put into one. */
export type Column<Document> = {
  name: string
  read: (document: Document) => string
  /** Throws a CellError. */
  write: (document: Document, text: string) => void
  /** The documents that its value refers to. Whether they exist is looked up for all rows at once. */
  refersTo?: (document: Document) => Reference[]
}
