import type { CollectionSlug, PayloadRequest } from 'payload'
import { noJoins } from '../no-joins'

/** A document as stored, with the texts of all sites: localised values are objects by site. */
export type PublicRow = Record<string, unknown> & { id: string; _status?: string }

type DocumentRef = { slug: CollectionSlug; id: string; req: PayloadRequest }

/** What visitors may see of a document, or null if it does not exist or is not published. */
export async function findPublicRow({ slug, id, req }: DocumentRef): Promise<PublicRow | null> {
  const { db, collections } = req.payload
  const row = await db.findOne<PublicRow>({
    collection: slug,
    where: { id: { equals: id } },
    ...noJoins,
    req,
  })
  if (!row) return null
  const hasDrafts = Boolean(collections[slug].config.versions?.drafts)
  return hasDrafts && row._status !== 'published' ? null : row
}
