import type { BasePayload } from 'payload'
import { eraseInquiry } from './erase'

const day = 24 * 60 * 60 * 1000
const defaultDays = 730
/** Inquiries per run; the next run continues. */
const batchSize = 1000

/** Erases the personal data of inquiries that are older than the settings allow, oldest first. @returns how many */
export async function eraseOldInquiries(payload: BasePayload): Promise<number> {
  const { retentionDays } = await payload.findGlobal({ slug: 'request-settings', depth: 0 })
  const before = new Date(Date.now() - (retentionDays ?? defaultDays) * day).toISOString()
  const { docs } = await payload.find({
    collection: 'requests',
    where: { and: [{ createdAt: { less_than: before } }, { erasedAt: { exists: false } }] },
    select: { reference: true },
    sort: 'createdAt',
    depth: 0,
    limit: batchSize,
    pagination: false,
  })
  let failure: unknown
  // An inquiry that cannot be erased does not block the others.
  for (const { id } of docs) await eraseInquiry(payload, id).catch((error: unknown) => (failure ??= error))
  if (failure) throw failure
  return docs.length
}
