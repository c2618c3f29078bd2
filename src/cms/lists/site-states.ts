import type { CollectionSlug, FlattenedField, PayloadRequest } from 'payload'
import type { SiteId } from '@/i18n/locales'
import { pageStates } from '../preview/page-states'
import { findStored } from '../search/stored'
import { titleFieldOf } from '../title-field'
import { findLatestRows, type LatestRow } from './latest-rows'

/**
 * What visitors of a site see of a document: it as it is, an older state, nothing yet, nothing because it has no title
 * there, or nothing because it is not meant for the site.
 */
type SiteStatus = 'published' | 'changed' | 'draft' | 'unwritten' | 'absent'

/** `isInherited`: the title comes from the fallback site. */
export type SiteState = { site: SiteId; status: SiteStatus; isInherited: boolean }

type States = {
  fields: FlattenedField[]
  titleField: string
  latest: LatestRow
  published: LatestRow | null
}

export function siteStates({ fields, titleField, latest, published }: States): SiteState[] {
  const named = Array.isArray(latest.sites) ? latest.sites : []
  return pageStates({ fields, titleField, draft: latest, published, hasPage: () => true }).map(
    ({ site, status, inherited }) => ({
      site,
      status: status === 'absent' || status === 'noPage' ? missing(named.includes(site)) : status,
      isInherited: inherited.includes(titleField),
    }),
  )
}

function missing(isNamed: boolean): SiteStatus {
  return isNamed ? 'unwritten' : 'absent'
}

/** The states of documents, of which some rows hold the titles and sites: two statements at most. */
export async function findSiteStates(
  req: PayloadRequest,
  collection: CollectionSlug,
  rows: LatestRow[],
): Promise<Map<string, SiteState[]>> {
  const { flattenedFields: fields, versions } = req.payload.collections[collection].config
  const titleField = titleFieldOf(req.payload.collections[collection].config)
  const changed = versions?.drafts ? await findChanged(req, collection, rows) : new Map<string, Changed>()
  return new Map(
    rows.map((row) => {
      const { latest, published } = changed.get(row.id) ?? {
        latest: row,
        published: row._status === 'draft' ? null : row,
      }
      return [row.id, siteStates({ fields, titleField, latest, published })]
    }),
  )
}

type Changed = { latest: LatestRow; published: LatestRow }

/** Only documents that are public and have a newer draft are read completely, to compare the two. */
async function findChanged(
  req: PayloadRequest,
  collection: CollectionSlug,
  rows: LatestRow[],
): Promise<Map<string, Changed>> {
  const drafts = rows.filter(({ _status }) => _status === 'draft').map(({ id }) => id)
  if (drafts.length === 0) return new Map()
  const published = await findStored<LatestRow>(req, {
    collection,
    where: { and: [{ id: { in: drafts } }, { _status: { equals: 'published' } }] },
  })
  const latest = await findLatestRows(req, { collection, ids: published.map(({ id }) => id) })
  const byId = new Map(latest.map((row) => [row.id, row]))
  return new Map(
    published.flatMap((row) => {
      const newest = byId.get(row.id)
      return newest ? [[row.id, { latest: newest, published: row }] as const] : []
    }),
  )
}
