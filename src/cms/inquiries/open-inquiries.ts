import { inArray, sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { requests } from '@/database-tables'
import type { Inquiry } from '@/payload-types'

/** The number of open inquiries: new, in progress, and assigned to one person. */
export type OpenCounts = { fresh: number; progress: number; mine: number }

export async function countOpenInquiries({ db }: Payload, person?: string): Promise<OpenCounts> {
  const { owner, status } = requests
  const [row] = await db.drizzle
    .select({
      fresh: sql<string>`count(*) filter (where ${status} = 'new')`,
      progress: sql<string>`count(*) filter (where ${status} = 'progress')`,
      mine: sql<string>`count(*) filter (where ${owner} = ${person ?? null})`,
    })
    .from(requests)
    .where(inArray(status, ['new', 'progress']))
  return { fresh: Number(row?.fresh), progress: Number(row?.progress), mine: Number(row?.mine) }
}

export type NewInquiry = Pick<Inquiry, 'id' | 'reference' | 'kind' | 'sender' | 'company' | 'createdAt'>

/** The newest inquiries with the status new. */
export async function findNewInquiries(payload: Payload): Promise<NewInquiry[]> {
  const { docs } = await payload.find({
    collection: 'requests',
    where: { status: { equals: 'new' } },
    sort: '-createdAt',
    select: { reference: true, kind: true, sender: true, company: true, createdAt: true },
    depth: 0,
    limit: 5,
    pagination: false,
  })
  return docs
}
