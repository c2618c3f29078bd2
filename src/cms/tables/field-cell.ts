import type { CollectionSlug, FlattenedField, PayloadRequest } from 'payload'
import { noJoins } from '../no-joins'
import { titleFieldOf } from '../title-field'
import {
  dateCell,
  flagCell,
  idCell,
  idsCell,
  numberCell,
  optionCell,
  optionsCell,
  readOnlyCell,
  textCell,
  type Cell,
} from './field-columns'
import type { Naming } from './headings'
import { namedCell } from './named-documents'
import type { StoredDocument } from './stored-document'

/** Few documents, which editors know by name. All others are written by id. */
const named: CollectionSlug[] = [
  'news-types',
  'case-types',
  'solution-types',
  'parameter-classes',
  'product-categories',
]

type Context = { req: PayloadRequest; naming: Naming; isReadOnly: boolean }

const cells: Partial<Record<FlattenedField['type'], Cell>> = {
  text: textCell,
  textarea: textCell,
  number: numberCell,
  date: dateCell,
  checkbox: flagCell,
}

/** How the values of a field of a collection are written in cells. */
export async function cellOfField(field: FlattenedField, context: Context): Promise<Cell> {
  const many = 'hasMany' in field && field.hasMany === true
  if (field.type === 'relationship' || field.type === 'upload')
    return cellOfRelation(field.relationTo, many, context)
  if (field.type === 'select') {
    const values = field.options.map((option) => (typeof option === 'string' ? option : option.value))
    return many ? optionsCell(values) : optionCell(values)
  }
  const cell = many ? undefined : cells[field.type]
  if (!cell) throw new Error(`A table has no cells for the field ${field.name} of type ${field.type}`)
  return cell
}

async function cellOfRelation(
  collection: CollectionSlug | CollectionSlug[],
  many: boolean,
  { req, naming, isReadOnly }: Context,
): Promise<Cell> {
  if (Array.isArray(collection)) throw new Error('A table has no cells for relations to several collections')
  if (isReadOnly) return titleCell(req, collection)
  if (many) return idsCell(collection)
  return named.includes(collection) ? namedCell(req, collection, naming) : idCell(collection)
}

/** The title of the related document, such as the name of a file. */
async function titleCell(req: PayloadRequest, collection: CollectionSlug): Promise<Cell> {
  const title = titleFieldOf(req.payload.collections[collection].config)
  const { docs } = await req.payload.db.find<StoredDocument>({
    collection,
    select: { [title]: true },
    ...noJoins,
    pagination: false,
    limit: 0,
    req,
  })
  const titles = new Map(docs.map((doc) => [doc.id, String(doc[title] ?? doc.id)]))
  return readOnlyCell((id) => (typeof id === 'string' ? (titles.get(id) ?? id) : ''))
}
