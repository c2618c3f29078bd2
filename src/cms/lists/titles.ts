import type { CollectionSlug, PayloadRequest } from 'payload'
import { isSiteId, siteIds, textSources, type SiteId } from '@/i18n/locales'
import { asObject } from '@/lib/unknown-values'
import { titleFieldOf } from '../title-field'
import { findLatestRows, type LatestRow } from './latest-rows'

/** A title, and the site that it comes from; null for titles that are the same everywhere. */
export type ListTitle = { text: string; site: SiteId | null }

/** The sites whose data stand for a site, the first that has some: its own, its fallbacks, then any other. */
export function sourcesOn(site: unknown): SiteId[] {
  return [...(isSiteId(site) ? textSources(site) : []), ...siteIds]
}

/** The title on a site: its own, its fallback's, or that of the first site that has one. */
export function titleOn(site: unknown, value: unknown): ListTitle | null {
  if (typeof value === 'string') return value ? { text: value, site: null } : null
  const texts = asObject(value)
  for (const source of sourcesOn(site)) {
    const text = texts[source]
    if (typeof text === 'string' && text) return { text, site: source }
  }
  return null
}

/** Titles for documents that have none on the site of the request, by id. */
export async function findTitles(
  req: PayloadRequest,
  collection: CollectionSlug,
  ids: string[],
): Promise<Map<string, ListTitle>> {
  const field = titleFieldOf(req.payload.collections[collection].config)
  return titlesOf(await findLatestRows(req, { collection, ids, fields: [field] }), field, req.locale)
}

export function titlesOf(rows: LatestRow[], field: string, site: unknown): Map<string, ListTitle> {
  return new Map(
    rows.flatMap((row) => {
      const title = titleOn(site, row[field])
      return title ? [[row.id, title] as const] : []
    }),
  )
}
