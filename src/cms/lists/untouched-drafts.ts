import type { BasePayload, CollectionSlug, PayloadRequest, Where } from 'payload'
import { siteIds } from '@/i18n/locales'
import { anyCollection } from '../any-collection'
import { noJoins } from '../no-joins'

type Draft = { id: string; createdAt: string; updatedAt: string }

/** In ms: a draft is stored within this time, and what is typed at least an interval of the autosave later. */
export const storing = 500
const day = 24 * 60 * 60 * 1000

/**
 * Documents that nobody has typed into: Payload stores a draft when the form of a new document is opened, before
 * there is anything to save.
 */
async function findUntouched(
  { payload, req }: { payload: BasePayload; req?: PayloadRequest },
  collection: CollectionSlug,
): Promise<Draft[]> {
  const { admin, versions, flattenedFields } = payload.collections[collection].config
  const title = admin.useAsTitle
  const field = flattenedFields.find(({ name }) => name === title)
  if (!versions?.drafts || !title || !field) return []
  const paths = 'localized' in field && field.localized ? siteIds.map((site) => `${title}.${site}`) : [title]
  const withoutTitle = paths.map((path): Where => ({ [`version.${path}`]: { exists: false } }))
  const { docs } = await payload.db.queryDrafts<Draft>({
    collection,
    where: { and: [{ 'version._status': { equals: 'draft' } }, ...withoutTitle] },
    select: { parent: true, version: { createdAt: true, updatedAt: true } },
    ...noJoins,
    pagination: false,
    limit: 0,
    req,
  })
  return docs.filter(({ createdAt, updatedAt }) => Date.parse(updatedAt) - Date.parse(createdAt) < storing)
}

/** The same conditions without the drafts that nobody has typed into. */
export async function withoutUntouched(
  req: PayloadRequest,
  collection: CollectionSlug,
  where: Where | undefined,
): Promise<Where | undefined> {
  const untouched = await findUntouched({ payload: req.payload, req }, collection)
  if (untouched.length === 0) return where
  return { and: [...(where ? [where] : []), { id: { not_in: untouched.map(({ id }) => id) } }] }
}

/** Deletes them a day after they were opened, when their forms are closed. */
export async function removeUntouchedDrafts(payload: BasePayload): Promise<number> {
  let removed = 0
  for (const { slug, versions } of payload.config.collections) {
    if (!versions?.drafts) continue
    const due = await findUntouched({ payload }, anyCollection(slug))
    for (const { id } of due.filter(({ createdAt }) => Date.parse(createdAt) < Date.now() - day)) {
      await payload.delete({ collection: anyCollection(slug), id })
      removed += 1
    }
  }
  return removed
}
