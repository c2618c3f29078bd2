import { Forbidden } from 'payload'
import type { Endpoint, PayloadRequest, Where } from 'payload'
import { inTransaction } from '@/cms/transaction'
import { asObject } from '@/lib/unknown-values'
import { isStaff } from '../access/roles'
import { adminText } from '../texts'
import { findOrdered, writeOrder, type OrderedCollection } from './write-order'
import { refuse } from '@/lib/app-error'

type Ordering = {
  /** Below the collection, with `:id` for the document that the list belongs to. */
  path: `/:id/${string}`
  collection: OrderedCollection
  /** Selects the documents in the list of a document. */
  of: (id: string) => Where
}

/**
 * Reads and writes the order of the documents of a list: GET gives `{ rows }`, PATCH takes `{ ids, before }`, the
 * new order and the one that it was made from. If the list is no longer in the order `before`, it is refused with 409.
 */
export function orderEndpoints({ path, collection, of }: Ordering): Endpoint[] {
  return [
    {
      path,
      method: 'get',
      async handler(req) {
        const where = of(requireOwnerId(req))
        return Response.json({ rows: await findOrdered(req, { collection, where }) })
      },
    },
    {
      path,
      method: 'patch',
      async handler(req) {
        const where = of(requireOwnerId(req))
        const { ids, before } = await orderFrom(req)
        const moved = await inTransaction(req, () => writeOrder(req, { collection, where, ids, before }), {
          commits: Boolean,
        })
        if (!moved) refuse('conflict', adminText(req)('errors:orderChanged'))
        return Response.json({ moved })
      },
    },
  ]
}

function requireOwnerId(req: PayloadRequest): string {
  if (!isStaff(req)) throw new Forbidden(req.t)
  return String(req.routeParams?.id)
}

async function orderFrom(req: PayloadRequest): Promise<{ ids: string[]; before: string[] }> {
  const body: unknown = await req.json?.().catch(() => null)
  const { ids, before } = asObject(body)
  if (!isIds(ids) || !isIds(before) || !isSameSet(ids, before)) {
    refuse('invalid', adminText(req)('errors:incompleteRequest'))
  }
  return { ids, before }
}

function isIds(value: unknown): value is string[] {
  return (
    Array.isArray(value) &&
    value.every((id) => typeof id === 'string') &&
    new Set(value).size === value.length
  )
}

function isSameSet(one: string[], other: string[]): boolean {
  return one.length === other.length && one.every((id) => other.includes(id))
}
