import type { CollectionSlug, PayloadRequest } from 'payload'
import { isKeyOf } from '@/lib/typed-keys'
import { noJoins } from '../no-joins'
import { notInTrash } from '../trash/not-in-trash'
import { adminText, type Translate } from '../texts'
import type { MessageKey } from '../texts/types'
import type { Reference } from './column'
import type { Fault } from './fault'
import type { ReadColumns } from './header'
import type { StoredDocument } from './stored-document'
import type { Planned } from './table-kind'

const batchSize = 1_000

const missing = {
  'product-categories': 'table:noCategory',
  products: 'table:noProduct',
  media: 'table:noPicture',
  files: 'table:noFile',
  materials: 'table:noMaterial',
  solutions: 'table:noSolution',
} satisfies Partial<Record<CollectionSlug, MessageKey>>

type Referring = Reference & { row: number; field: string; from: string }

type Checking<Document> = {
  collection: CollectionSlug
  columns: ReadColumns<Document>
  planned: Planned<Document>[]
}

/** Ids in changed cells that no document has; documents may refer to others in the table, but not to themselves. */
export async function findBrokenReferences<Document extends StoredDocument>(
  req: PayloadRequest,
  { collection: ownCollection, columns, planned }: Checking<Document>,
): Promise<Fault[]> {
  const t = adminText(req)
  const own = planned.map(({ document }) => document.id)
  const references = planned.flatMap((plan) => referencesOf(plan, columns))
  const faults: Fault[] = []
  for (const [collection, group] of Map.groupBy(references, (reference) => reference.collection)) {
    const ids = [...new Set(group.map(({ id }) => id))]
    const known = new Set(await findKnown(req, collection, ids))
    if (collection === ownCollection) for (const id of own) known.add(id)
    for (const { row, field, id, from } of group) {
      if (!known.has(id)) faults.push({ row, field, message: messageOf(collection, id, t) })
      else if (collection === ownCollection && id === from)
        faults.push({ row, field, message: t('table:selfReference') })
    }
  }
  return faults
}

function referencesOf<Document extends StoredDocument>(
  { row, document, changed }: Planned<Document>,
  columns: ReadColumns<Document>,
): Referring[] {
  return columns.flatMap(({ column: { name, refersTo } }) =>
    refersTo && changed.includes(name)
      ? refersTo(document).map((reference) => ({ ...reference, row, field: name, from: document.id }))
      : [],
  )
}

function messageOf(collection: CollectionSlug, id: string, t: Translate): string {
  return t(isKeyOf(missing, collection) ? missing[collection] : 'table:noDocument', { id })
}

async function findKnown(req: PayloadRequest, collection: CollectionSlug, ids: string[]): Promise<string[]> {
  const known: string[] = []
  for (let start = 0; start < ids.length; start += batchSize) {
    const { docs } = await req.payload.db.find<{ id: string }>({
      collection,
      where: { and: [{ id: { in: ids.slice(start, start + batchSize) } }, notInTrash(req, collection)] },
      select: {},
      ...noJoins,
      pagination: false,
      limit: 0,
      req,
    })
    known.push(...docs.map(({ id }) => id))
  }
  return known
}
