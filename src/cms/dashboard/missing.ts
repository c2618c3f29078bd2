import type { Payload } from 'payload'
import type { MissingAddress } from '@/payload-types'

/** What visitors look for in vain most often. */
export async function findMostMissing(payload: Payload, limit: number): Promise<MissingAddress[]> {
  const { docs } = await payload.find({
    collection: 'missing-addresses',
    where: { count: { greater_than: 0 } },
    sort: ['-count', '-lastAt'],
    depth: 0,
    limit,
    pagination: false,
  })
  return docs
}
