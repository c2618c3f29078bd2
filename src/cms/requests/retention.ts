import type { BasePayload } from 'payload'
import { eraseRequest } from './erase'

const day = 24 * 60 * 60 * 1000
const defaultDays = 730
/** Requests that one round takes; the next one goes on. */
const atMost = 1000

/** Erases the personal data of requests that are older than the settings allow, the oldest first. @returns how many */
export async function eraseOldRequests(payload: BasePayload): Promise<number> {
  const { retentionDays } = await payload.findGlobal({ slug: 'request-settings', depth: 0 })
  const before = new Date(Date.now() - (retentionDays ?? defaultDays) * day).toISOString()
  const { docs } = await payload.find({
    collection: 'requests',
    where: { and: [{ createdAt: { less_than: before } }, { erasedAt: { exists: false } }] },
    select: { reference: true },
    sort: 'createdAt',
    ...{ depth: 0, limit: atMost, pagination: false },
  })
  let failure: unknown
  // One that cannot be erased now does not hold up the others.
  for (const { id } of docs) await eraseRequest(payload, id).catch((error: unknown) => (failure ??= error))
  if (failure) throw failure
  return docs.length
}
