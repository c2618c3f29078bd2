import type { CollectionSlug, PayloadRequest } from 'payload'
import type { SiteId } from '@/i18n/locales'
import { findStored, isShownOn, type StoredDocument, textOn } from './stored'

export type RelatedDocument = StoredDocument & { model?: string | null }

type Ids = (string | null | undefined)[]

/** Related documents by id; `shownOf` returns those among some ids that visitors of a site can see. */
export async function findRelated(
  req: PayloadRequest,
  collection: CollectionSlug,
  ids: Ids,
  extraFields: Record<string, true> = {},
) {
  const relatedIds = [...new Set(ids.filter((id) => typeof id === 'string'))]
  const select = { name: true, sites: true, _status: true, ...extraFields } as const
  const docs =
    relatedIds.length > 0
      ? await findStored<RelatedDocument>(req, { collection, where: { id: { in: relatedIds } }, select })
      : []
  const byId = new Map(docs.map((doc) => [doc.id, doc]))
  const shownOf = (site: SiteId, shown: Ids) =>
    shown.flatMap((id) => byId.get(id ?? '') ?? []).filter((doc) => isShownOn(site, doc))
  return { byId, shownOf, namesOf: (site: SiteId, ids: Ids) => shownOf(site, ids).map(nameOn(site)) }
}

export const nameOn = (site: SiteId) => (doc: RelatedDocument) => textOn(site, doc.name) ?? ''
