import type { CollectionSlug, FlattenedField, PayloadRequest } from 'payload'
import { noJoins } from '../no-joins'
import { adminText } from '../texts'
import type { Fault } from './fault'
import type { StoredDocument } from './stored-document'
import type { Planned } from './table-kind'

/** Changed values of unique fields that another document has, in the table or stored. */
export async function findRepeatedValues<Document extends StoredDocument>(
  req: PayloadRequest,
  collection: CollectionSlug,
  planned: Planned<Document>[],
): Promise<Fault[]> {
  const { flattenedFields } = req.payload.collections[collection].config
  const faults: Fault[] = []
  for (const { name } of flattenedFields.filter(isUnique)) {
    const changed = planned.filter((plan) => plan.changed.includes(name))
    if (changed.length > 0) faults.push(...(await findRepeated(req, { collection, name, changed })))
  }
  return faults
}

type Repeated<Document> = { collection: CollectionSlug; name: string; changed: Planned<Document>[] }

async function findRepeated<Document extends StoredDocument>(
  req: PayloadRequest,
  { collection, name, changed }: Repeated<Document>,
): Promise<Fault[]> {
  const { docs } = await req.payload.db.find<StoredDocument>({
    collection,
    where: { [name]: { in: changed.map(({ document }) => document[name]) } },
    select: { [name]: true },
    ...noJoins,
    pagination: false,
    limit: 0,
    req,
  })
  // The document that has a value, stored or by an earlier row. A value that another row gives up is still taken.
  const owners = new Map<unknown, string>(docs.map((doc) => [doc[name], doc.id]))
  return changed.flatMap(({ row, document }) => {
    const value = document[name]
    const owner = owners.get(value)
    owners.set(value, document.id)
    if (owner === undefined || owner === document.id) return []
    return [{ row, field: name, message: adminText(req)('table:notUnique', { id: owner }) }]
  })
}

function isUnique(field: FlattenedField): boolean {
  return field.name !== 'id' && 'unique' in field && field.unique === true
}
