import 'server-only'
import type { SiteId } from '@/i18n/locales'
import { findDocuments } from '@/server/documents'
import { findMedia } from '@/server/media'
import { query } from '@/server/query'
import type { HonourItem } from './items'

/** The honours of the company, by order and id. */
export const findHonours = query<[SiteId], HonourItem[]>({
  name: 'honours',
  read: (site) => readHonours(site, false),
})

/** The same with unpublished changes; only for editors' previews, never cached. */
export const findDraftHonours = (site: SiteId) => readHonours(site, true)

async function readHonours(site: SiteId, draft: boolean): Promise<HonourItem[]> {
  const docs = await findDocuments(site, { collection: 'honours', draft })
  const media = await findMedia(
    site,
    docs.map(({ picture }) => picture),
  )
  return docs.map((doc) => ({
    id: doc.id,
    title: doc.title ?? '',
    issuer: doc.issuer ?? '',
    year: doc.year ?? null,
    picture: media.get(String(doc.picture)) ?? null,
  }))
}
