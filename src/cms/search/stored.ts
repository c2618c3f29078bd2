import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { type SiteId, textSources } from '@/i18n/locales'
import { noJoins } from '../no-joins'
import type { PerSite } from '../tables/stored-document'
import { textOfRichText } from '../text-summary'

/** A document as the database gives it: relations as ids, texts of all sites. */
export type StoredDocument = {
  id: string
  _status?: 'draft' | 'published' | null
  sites?: string[] | null
  name?: PerSite<string>
  title?: PerSite<string>
  order?: number | null
}

type Find = { collection: CollectionSlug; where: Where; select?: Record<string, true> }

/** Reads the published state of all matching documents; drafts are in the versions. */
export async function findStored<Doc>(req: PayloadRequest, find: Find): Promise<Doc[]> {
  const { docs } = await req.payload.db.find<Doc & { id: string }>({
    ...find,
    ...noJoins,
    sort: ['order', 'id'].slice(hasOrder(req, find) ? 0 : 1),
    pagination: false,
    limit: 0,
    req,
  })
  return docs
}

/** The text of a site, or that of its fallback. */
export function textOn<Value>(site: SiteId, texts: PerSite<Value> | null | undefined): Value | undefined {
  for (const source of textSources(site)) {
    const text = texts?.[source]
    if (text) return text
  }
  return undefined
}

export function plainOn(site: SiteId, texts: PerSite<unknown> | null | undefined): string {
  return textOfRichText(textOn(site, texts)).trim()
}

/** Joins the texts with line breaks, without the empty ones. */
export function lines(...texts: (string | null | undefined)[]): string {
  return texts.filter(Boolean).join('\n')
}

/** Whether visitors of the site can see a document: not a draft, assigned to the site, and with a title. */
export function isShownOn(site: SiteId, { _status, sites, name, title }: StoredDocument): boolean {
  return _status !== 'draft' && sites?.includes(site) === true && Boolean(textOn(site, name ?? title))
}

function hasOrder({ payload }: PayloadRequest, { collection }: Find): boolean {
  return payload.collections[collection].config.flattenedFields.some(({ name }) => name === 'order')
}
