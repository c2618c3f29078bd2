import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import type { Inquiry } from '@/payload-types'

/** The number of open inquiries: new, in progress, and assigned to one person. */
export type OpenCounts = { fresh: number; progress: number; mine: number }

export async function countOpenInquiries({ db }: Payload, person?: string): Promise<OpenCounts> {
  const { rows } = await db.drizzle.execute<Record<keyof OpenCounts, string>>(sql`
    select count(*) filter (where status = 'new') as fresh,
      count(*) filter (where status = 'progress') as progress,
      count(*) filter (where owner_id = ${person ?? null}) as mine
    from requests where status in ('new', 'progress')`)
  const [row] = rows
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
