import 'server-only'
import { findHtmlOf } from '@/features/texts/queries'
import type { SiteId } from '@/i18n/locales'
import type { CompanyPlace } from '@/lib/company-places'
import { findDocuments } from '@/server/documents'
import { findMedia } from '@/server/media'
import { query } from '@/server/query'
import { asDraft, withItsSites } from '@/server/written-for'
import type { CompanyTextItem } from './items'
import { companyTextTags } from './tags'

/** The company's text for a place, as visitors of the site see it, or null. */
export const findCompanyText = query<[SiteId, CompanyPlace], CompanyTextItem | null>({
  name: 'company-text',
  tags: () => companyTextTags,
  read: async (site, place) => withItsSites(await readText(site, place, false), 'company-texts'),
})

/** The newest version, published or not; only for editors' previews, never cached. */
export async function findDraftCompanyText(
  site: SiteId,
  place: CompanyPlace,
): Promise<CompanyTextItem | null> {
  const item = await readText(site, place, true)
  return item && asDraft(site, item)
}

async function readText(
  site: SiteId,
  place: CompanyPlace,
  draft: boolean,
): Promise<Omit<CompanyTextItem, 'writtenFor'> | null> {
  const where = [{ place: { equals: place } }]
  const [doc] = await findDocuments(site, { collection: 'company-texts', where, limit: 1, draft })
  if (!doc) return null
  const [html, media] = await Promise.all([findHtmlOf(site, [doc.content]), findMedia(site, [doc.picture])])
  return {
    id: doc.id,
    place: doc.place,
    title: doc.title ?? '',
    lead: doc.lead ?? '',
    picture: media.get(String(doc.picture)) ?? null,
    content: html(doc.content),
    updateTime: doc.updateTime ?? doc.createdAt,
    sites: doc.sites,
  }
}
