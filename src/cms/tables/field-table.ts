import type { CollectionSlug, FlattenedField, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { asObject } from '@/lib/unknown-values'
import { isTree, inTreeOrder } from '../lists/tree'
import { withoutUntouched } from '../lists/untouched-drafts'
import { noJoins } from '../no-joins'
import { labelText } from '../texts'
import type { AdminKey } from '../texts/types'
import { titleFieldOf } from '../title-field'
import { notInTrash } from '../trash/not-in-trash'
import { findTreeFaults } from './check-tree'
import type { Column } from './column'
import { cellOfField } from './field-cell'
import { fieldColumn, keyColumns, siteColumns, statusColumn } from './field-columns'
import { fieldTables, type FieldTable, type FieldTableSlug } from './field-tables'
import { withSite, type Headings, type Naming } from './headings'
import { hasDrafts } from './load'
import type { StoredDocument } from './stored-document'
import type { Path, TableFormat, TableKind } from './table-kind'

/** The table of a kind whose columns are fields of the collection. */
export function fieldTable(collection: FieldTableSlug): TableKind<StoredDocument> {
  return {
    collection,
    isRestorable: false,
    findIds: (req) => findIds(req, collection),
    open: (req, naming) => openTable(req, collection, naming),
  }
}

/** In the order of the list: a tree in its own order. */
async function findIds(req: PayloadRequest, collection: CollectionSlug): Promise<string[]> {
  const { config } = req.payload.collections[collection]
  const { docs } = await req.payload.db.find<StoredDocument & { parent?: string | null }>({
    collection,
    where: await withoutUntouched(req, collection, notInTrash(req, collection)),
    sort: [config.defaultSort ?? 'id', 'id'].flat(),
    select: isTree(config) ? { parent: true } : {},
    ...noJoins,
    pagination: false,
    limit: 0,
    req,
  })
  const rows = isTree(config) ? inTreeOrder(docs, { field: titleFieldOf(config), site: req.locale }) : docs
  return rows.map(({ id }) => id)
}

async function openTable(
  req: PayloadRequest,
  collection: FieldTableSlug,
  naming: Naming,
): Promise<TableFormat<StoredDocument>> {
  const { config } = req.payload.collections[collection]
  const table: FieldTable = fieldTables[collection]
  const fields = table.fields.map((name) => fieldOf(config, name))
  const [id, updatedAt] = keyColumns
  const columns = [
    id,
    ...(hasDrafts(req, collection) ? [statusColumn] : []),
    updatedAt,
    ...(await columnsOf(fields, { req, naming, table })),
  ]
  return {
    columns,
    columnsOf: () => columns,
    headings: headingsOf(
      config,
      columns.map(({ name }) => name),
    ),
    unknownColumn: (_name, t) => t('table:noSuchColumn'),
    columnOfPath: (path, { site }) => columnOfPath(path, site),
    newDocument: (id) => newDocument(id, config, req),
    checkTogether: async (planned) =>
      table.tree ? findTreeFaults(req, planned, { collection, ...table.tree }) : [],
  }
}

type Opening = { req: PayloadRequest; naming: Naming; table: FieldTable }

async function columnsOf(
  fields: FlattenedField[],
  { req, naming, table }: Opening,
): Promise<Column<StoredDocument>[]> {
  const columns: Column<StoredDocument>[] = []
  for (const field of fields) {
    const isReadOnly = table.readOnly?.includes(field.name) === true
    const cell = await cellOfField(field, { req, naming, isReadOnly })
    columns.push(...(field.localized ? siteColumns(field.name, cell) : [fieldColumn(field.name, cell)]))
  }
  return columns
}

function fieldOf({ slug, flattenedFields }: SanitizedCollectionConfig, name: string): FlattenedField {
  const field = flattenedFields.find((one) => one.name === name)
  if (!field) throw new Error(`${slug} has no field ${name}`)
  return field
}

const ownHeadings: Record<string, AdminKey> = {
  id: 'exports:id',
  _status: 'exports:publication',
  updatedAt: 'exports:savedAt',
}

/** The labels of the fields, with the site. */
function headingsOf({ flattenedFields }: SanitizedCollectionConfig, names: string[]): Headings {
  const labels = new Map(
    flattenedFields.map((field) => [field.name, 'label' in field ? asObject(field.label) : {}]),
  )
  return {
    names,
    headingOf(name, naming) {
      if (naming === 'names') return name
      const [field = '', site] = name.split(':')
      const own = ownHeadings[field]
      const label = own ? labelText({ i18n: { language: naming } })(own) : labels.get(field)?.[naming]
      return typeof label === 'string' ? withSite(label, site) : name
    },
  }
}

/** The column of a place in a document; what is inside of a field without a column has the name of the field. */
function columnOfPath([field = '']: Path, site: string | undefined): string {
  return site ? `${field}:${site}` : String(field)
}

/** What the form would suggest for a new document. */
function newDocument(id: string, { flattenedFields }: SanitizedCollectionConfig, req: PayloadRequest) {
  const document: StoredDocument = { id }
  for (const field of flattenedFields) {
    if (field.name === 'id' || field.localized || !('defaultValue' in field)) continue
    const value: unknown =
      typeof field.defaultValue === 'function'
        ? field.defaultValue({ req, user: req.user, locale: undefined })
        : field.defaultValue
    if (value !== undefined) document[field.name] = structuredClone(value)
  }
  return document
}
