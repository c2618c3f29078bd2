import 'server-only'
import type { SiteId } from '@/i18n/locales'
import { findDocuments } from '@/server/documents'
import { findMedia } from '@/server/media'
import { query } from '@/server/query'
import type { PartnerItem } from './items'

/** The partner organisations, by order and id. */
export const findPartners = query<[SiteId], PartnerItem[]>({
  name: 'partners',
  read: (site) => readPartners(site, false),
})

/** The same with unpublished changes; only for editors' previews, never cached. */
export const findDraftPartners = (site: SiteId) => readPartners(site, true)

async function readPartners(site: SiteId, draft: boolean): Promise<PartnerItem[]> {
  const docs = await findDocuments(site, { collection: 'partners', draft })
  const media = await findMedia(
    site,
    docs.map(({ logo }) => logo),
  )
  return docs.map(({ id, name, logo, link }) => ({
    id,
    name: name ?? '',
    logo: media.get(String(logo)) ?? null,
    link: link || null,
  }))
}
