import type { PayloadRequest } from 'payload'
import type { TableParameter } from './parameter-columns'

type Ordered = { id: string; order?: number | null }
type Row = TableParameter & Ordered & { class?: string | null }

/** All parameters in the order of the product pages: by class, then by order. */
export async function findTableParameters(req: PayloadRequest): Promise<TableParameter[]> {
  const { db } = req.payload
  const allRows = { where: {}, pagination: false, limit: 0, req } as const
  const classes = await db.find<Ordered>({ collection: 'parameter-classes', ...allRows })
  const { docs } = await db.find<Row>({ collection: 'parameters', ...allRows })
  const positions = new Map(classes.docs.toSorted(byOrder).map(({ id }, index) => [id, index]))
  const positionOf = (row: Row) => positions.get(row.class ?? '') ?? positions.size
  return docs
    .toSorted((one, other) => positionOf(one) - positionOf(other) || byOrder(one, other))
    .map(({ id, code, kind, unit, name }) => ({ id, code, kind, unit, name }))
}

function byOrder(one: Ordered, other: Ordered): number {
  return (one.order ?? 0) - (other.order ?? 0) || (one.id < other.id ? -1 : 1)
}
