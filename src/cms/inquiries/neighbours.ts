import type { PayloadRequest, Where } from 'payload'
import { refuse } from '@/lib/app-error'
import { adminText } from '../texts'
import { olderThan, type ListQuery } from '../table-export'
import { inboxWhere } from './inbox-list'

/** The next newer and the next older inquiry in a list. */
export type Neighbours = { newer: string | null; older: string | null }

type NeighbourQuery = {
  id: string
  /** The list that it was opened from. */
  list: ListQuery
}

export async function findNeighbours(req: PayloadRequest, { id, list }: NeighbourQuery): Promise<Neighbours> {
  const own = await req.payload.findByID({
    collection: 'requests',
    id,
    select: { createdAt: true },
    depth: 0,
    disableErrors: true,
    req,
  })
  if (!own) refuse('notFound', adminText(req)('inbox:noSuchRequest'))
  const filter = inboxWhere(req.payload, list)
  const at = { time: own.createdAt, id }
  const [newer, older] = await Promise.all([
    findFirst(req, { where: [filter, newerThan(at)], sort: ['createdAt', 'id'] }),
    findFirst(req, { where: [filter, olderThan('createdAt', at)], sort: ['-createdAt', '-id'] }),
  ])
  return { newer, older }
}

function newerThan({ time, id }: { time: string; id: string }): Where {
  return {
    or: [
      { createdAt: { greater_than: time } },
      { and: [{ createdAt: { equals: time } }, { id: { greater_than: id } }] },
    ],
  }
}

async function findFirst(
  req: PayloadRequest,
  { where, sort }: { where: Where[]; sort: string[] },
): Promise<string | null> {
  const { docs } = await req.payload.find({
    collection: 'requests',
    where: { and: where },
    select: { reference: true },
    sort,
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  return docs[0]?.id ?? null
}
