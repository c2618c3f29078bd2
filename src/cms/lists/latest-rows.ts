import type { CollectionSlug, PayloadRequest } from 'payload'
import { noJoins } from '../no-joins'

/** A document in its latest state, as stored: localised values are objects by site. */
export type LatestRow = Record<string, unknown> & { id: string; _status?: string }

type Read = {
  collection: CollectionSlug
  ids: string[]
  /** The fields to read; all without it. */
  fields?: string[]
}

/** The newest states of documents, drafts included, also of those in the trash: one statement. */
export async function findLatestRows(
  req: PayloadRequest,
  { collection, ids, fields }: Read,
): Promise<LatestRow[]> {
  if (ids.length === 0) return []
  const { db, collections } = req.payload
  const select = fields && Object.fromEntries(fields.map((field) => [field, true as const]))
  const common = { collection, ...noJoins, pagination: false, limit: 0, req }
  if (!collections[collection].config.versions?.drafts) {
    const { docs } = await db.find<LatestRow>({ ...common, where: { id: { in: ids } }, select })
    return docs
  }
  const { docs } = await db.queryDrafts<LatestRow>({
    ...common,
    where: { parent: { in: ids } },
    select: select && { version: select, parent: true },
  })
  return docs
}
