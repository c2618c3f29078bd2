import type { PayloadRequest, Where } from 'payload'
import { anyCollection, anyGlobal } from '../any-collection'
import type { ViewedDocument } from './viewed-document'

export type StoredVersion = {
  id: string
  updatedAt: string
  isPublished: boolean
  /** The account that saved it, if it still exists. */
  author: string
}

/** As many as are kept. */
const limit = 20

/** The versions of a document that are kept, the newest first. */
export async function findStoredVersions(
  { payload, user }: PayloadRequest,
  { slug, id, config }: ViewedDocument,
): Promise<StoredVersion[]> {
  if (!config.versions) return []
  const reading = { user, overrideAccess: false, showHiddenFields: true, depth: 0, limit, sort: '-updatedAt' }
  // Publishing one site leaves a copy of the other sites' drafts, which nobody has saved.
  const own: Where = { snapshot: { not_equals: true } }
  const found = id
    ? await payload.findVersions({
        ...reading,
        collection: anyCollection(slug),
        where: { and: [{ parent: { equals: id } }, own] },
      })
    : await payload.findGlobalVersions({ ...reading, slug: anyGlobal(slug), where: own })
  const versions = found.docs.map((doc) => ({
    id: String(doc.id),
    updatedAt: doc.updatedAt,
    version: doc.version as { _status?: string; savedBy?: string | null },
  }))
  const names = await namesOf(
    payload,
    versions.flatMap(({ version }) => version.savedBy ?? []),
  )
  return versions.map(({ version, ...stored }) => ({
    ...stored,
    isPublished: version._status === 'published',
    author: names.get(version.savedBy ?? '') ?? '',
  }))
}

export async function namesOf(
  payload: PayloadRequest['payload'],
  ids: string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const { docs } = await payload.find({
    collection: 'users',
    where: { id: { in: [...new Set(ids)] } },
    select: { name: true },
    depth: 0,
    pagination: false,
  })
  return new Map(docs.map(({ id, name }) => [id, name]))
}
