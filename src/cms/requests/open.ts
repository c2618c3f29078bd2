import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import type { SiteRequest } from '@/payload-types'

/** How many requests wait: untouched, in progress, and open with one person. */
export type Open = { fresh: number; progress: number; mine: number }

export async function countOpen({ db }: Payload, person?: string): Promise<Open> {
  const { rows } = await db.drizzle.execute<Record<keyof Open, string>>(sql`
    select count(*) filter (where status = 'new') as fresh,
      count(*) filter (where status = 'progress') as progress,
      count(*) filter (where owner_id = ${person ?? null}) as mine
    from requests where status in ('new', 'progress')`)
  const [row] = rows
  return { fresh: Number(row?.fresh), progress: Number(row?.progress), mine: Number(row?.mine) }
}

export type Newest = Pick<SiteRequest, 'id' | 'reference' | 'kind' | 'sender' | 'company' | 'createdAt'>

/** The newest that nobody has taken. */
export async function findNewest(payload: Payload): Promise<Newest[]> {
  const { docs } = await payload.find({
    collection: 'requests',
    where: { status: { equals: 'new' } },
    sort: '-createdAt',
    select: { reference: true, kind: true, sender: true, company: true, createdAt: true },
    ...{ depth: 0, limit: 5, pagination: false },
  })
  return docs
}
