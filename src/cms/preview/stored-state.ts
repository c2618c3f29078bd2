import { Forbidden, type Payload, type TypedUser } from 'payload'
import type { PreviewVersion } from '@/lib/preview-version'
import { anyCollection, anyGlobal } from '../any-collection'

/** A document in all locales. */
export type StoredState = Record<string, unknown>

type Reader = { payload: Payload; user: TypedUser | null }

/**
 * A stored state of what has a preview, in all locales. Null if it does not exist or the user may not read it; a
 * document that is not published has no published state.
 */
export async function findStoredState(reader: Reader, named: PreviewVersion): Promise<StoredState | null> {
  return named.id ? stateOfDocument(reader, named) : stateOfGlobal(reader, named)
}

async function stateOfDocument({ payload, user }: Reader, { slug, id, version }: PreviewVersion) {
  const config = payload.config.collections.find((one) => one.slug === slug)
  if (!config?.admin.livePreview) return null
  const options = { ...readOptions(user), collection: anyCollection(slug) }
  if (version === 'draft' || version === 'published') {
    const isDraft = version === 'draft'
    const found = await payload.findByID({ ...options, id, draft: isDraft })
    return isDraft ? found && { ...found } : publishedOrNull(found)
  }
  if (!config.versions) return null
  const found = await payload.findVersionByID({ ...options, id: version })
  return String(found?.parent) === id ? { ...found.version } : null
}

async function stateOfGlobal({ payload, user }: Reader, { slug, version }: PreviewVersion) {
  const config = payload.config.globals.find((one) => one.slug === slug)
  if (!config?.admin.livePreview) return null
  const { disableErrors, ...reading } = readOptions(user)
  const options = { ...reading, slug: anyGlobal(slug) }
  if (version === 'draft' || version === 'published') {
    const isDraft = version === 'draft'
    const found = await payload.findGlobal({ ...options, draft: isDraft }).catch(nullIfForbidden)
    return isDraft ? found && { ...found } : publishedOrNull(found)
  }
  if (!config.versions) return null
  const found = await payload.findGlobalVersionByID({ ...options, disableErrors, id: version })
  return found ? { ...found.version } : null
}

function readOptions(user: TypedUser | null) {
  return {
    user,
    overrideAccess: false,
    depth: 0,
    locale: 'all',
    showHiddenFields: true,
    disableErrors: true,
  } as const
}

/** `findGlobal` has no `disableErrors`. */
function nullIfForbidden(error: unknown): null {
  if (error instanceof Forbidden) return null
  throw error
}

/** What has no drafts has no status either. */
function publishedOrNull(found: object | null): StoredState | null {
  if (!found) return null
  return '_status' in found && found._status !== 'published' ? null : { ...found }
}
