import type { PayloadRequest } from 'payload'
import type { TableParameter } from './parameter-columns'

type Ordered = { id: string; order?: number | null }
type Row = TableParameter & Ordered & { class?: string | null }

/** The parameters of the dictionary in the order of the pages: by class, then within it. */
export async function findTableParameters(req: PayloadRequest): Promise<TableParameter[]> {
  const { db } = req.payload
  const everything = { where: {}, pagination: false, limit: 0, req } as const
  const classes = await db.find<Ordered>({ collection: 'parameter-classes', ...everything })
  const { docs } = await db.find<Row>({ collection: 'parameters', ...everything })
  const places = new Map(classes.docs.toSorted(byOrder).map(({ id }, index) => [id, index]))
  const placeOf = (row: Row) => places.get(row.class ?? '') ?? places.size
  return docs
    .toSorted((one, other) => placeOf(one) - placeOf(other) || byOrder(one, other))
    .map(({ id, code, kind, unit }) => ({ id, code, kind, unit }))
}

function byOrder(one: Ordered, other: Ordered): number {
  return (one.order ?? 0) - (other.order ?? 0) || (one.id < other.id ? -1 : 1)
}
