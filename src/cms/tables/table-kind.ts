import type { CollectionSlug, PayloadRequest } from 'payload'
import type { SiteId } from '@/i18n/locales'
import type { Translate } from '../texts'
import type { Column } from './column'
import type { Fault } from './fault'
import type { Headings, Naming } from './headings'
import type { StoredDocument } from './stored-document'

/** The place of a value in a document, such as parameters, 2, unit. */
export type Path = (number | string)[]

export type Planned<Document> = {
  row: number
  document: Document
  /** Null for a new document. */
  before: Document | null
  /** Names of the columns whose value changed. */
  changed: string[]
}

/** A kind of documents that has a table. */
export type TableKind<Document extends StoredDocument> = {
  collection: CollectionSlug
  /** Whether a row with an unknown id is a new document, so that a table can be restored into an empty database. */
  isRestorable: boolean
  /** All ids in the order of the table. */
  findIds: (req: PayloadRequest) => Promise<string[]>
  /** What the columns of one export or import need is read once. */
  open: (req: PayloadRequest, naming: Naming) => Promise<TableFormat<Document>>
}

export type TableFormat<Document> = {
  /** The columns of an export; of all its documents, where their number depends on these. */
  columns: Column<Document>[] | ((documents: Document[]) => Column<Document>[])
  /** The columns that a table with these names must have. */
  columnsOf: (names: string[]) => Column<Document>[]
  headings: Headings
  unknownColumn: (name: string, t: Translate) => string
  /** The column of a place in a document. */
  columnOfPath: (path: Path, at: { document: Document; site?: SiteId }) => string
  /** A new document before its cells are written: empty cells keep its values. Otherwise they are empty. */
  newDocument?: (id: string) => Document
  /** Called after cells were written. Throws a CellError about the first of the columns that it is for. */
  tidy?: { columns: RegExp; apply: (document: Document) => void }[]
  /** Called before a document is written. */
  prepare?: (document: Document) => void
  /** The errors of a whole document, beside those of its fields. */
  faultsOf?: (document: Document, t: Translate) => { path: string; message: string }[]
  /** The errors of documents that refer to each other. */
  checkTogether?: (planned: Planned<Document>[]) => Promise<Fault[]>
}
