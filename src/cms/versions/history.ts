import type { PayloadRequest, SanitizedCollectionConfig, SanitizedGlobalConfig, Where } from 'payload'
import type { SiteId } from '@/i18n/locales'
import { asObject, type Values } from '@/lib/unknown-values'
import { anyCollection, anyGlobal } from '../any-collection'
import { namesOf } from '../preview/stored-versions'
import { changedSites } from './changed-sites'

/** The document or global of a view; a global has no id. */
export type Versioned = { config: SanitizedCollectionConfig | SanitizedGlobalConfig; id: string }

/** A stored version, as the list of versions shows it. */
export type HistoryRow = {
  id: string
  savedAt: string
  /** The account that saved it, if it still exists. */
  author: string
  /** The sites that it changes; null for the oldest one, which is compared with nothing. */
  sites: SiteId[] | null
  state: 'public' | 'published' | 'draft'
}

/** As many as are kept. */
const limit = 20

/** The versions of a document that are kept, the newest first. */
export async function findHistory(req: PayloadRequest, document: Versioned): Promise<HistoryRow[]> {
  const { config } = document
  const versions = await findVersions(req, document)
  const names = await namesOf(
    req.payload,
    versions.flatMap(({ version: { savedBy } }) => (typeof savedBy === 'string' ? savedBy : [])),
  )
  const publicId = (await isPublic(req, document)) ? versions.find(isPublished)?.id : undefined
  return versions.map((one, index) => {
    const earlier = versions[index + 1]
    const published = isPublished(one) ? 'published' : 'draft'
    return {
      id: one.id,
      savedAt: one.updatedAt,
      author: names.get(String(one.version.savedBy)) ?? '',
      sites: earlier ? changedSites(config.flattenedFields, earlier.version, one.version) : null,
      state: one.id === publicId ? 'public' : published,
    }
  })
}

type Version = { id: string; updatedAt: string; version: Values }

async function findVersions(
  { payload, user }: PayloadRequest,
  { config, id }: Versioned,
): Promise<Version[]> {
  const reading = { user, overrideAccess: false, depth: 0, limit, sort: '-updatedAt', locale: 'all' } as const
  // Publishing one site leaves a copy of the drafts of the others, which nobody has saved.
  const own: Where[] = hasDrafts(config) ? [{ snapshot: { not_equals: true } }] : []
  const { docs } = id
    ? await payload.findVersions({
        ...reading,
        collection: anyCollection(config.slug),
        where: { and: [{ parent: { equals: id } }, ...own] },
      })
    : await payload.findGlobalVersions({ ...reading, slug: anyGlobal(config.slug), where: { and: own } })
  return docs.map((doc) => ({ id: String(doc.id), updatedAt: doc.updatedAt, version: asObject(doc.version) }))
}

/** What has no drafts is public when it is saved. */
function isPublished({ version: { _status } }: Version): boolean {
  return _status === undefined || _status === 'published'
}

async function isPublic({ payload, user }: PayloadRequest, { config, id }: Versioned): Promise<boolean> {
  if (!hasDrafts(config)) return true
  const reading = { user, overrideAccess: false, depth: 0, draft: false } as const
  const found: { _status?: unknown } | null = id
    ? await payload.findByID({
        ...reading,
        collection: anyCollection(config.slug),
        id,
        disableErrors: true,
        trash: true,
      })
    : await payload.findGlobal({ ...reading, slug: anyGlobal(config.slug) })
  return found?._status === 'published'
}

function hasDrafts({ versions }: Versioned['config']): boolean {
  return Boolean(versions && versions.drafts)
}
