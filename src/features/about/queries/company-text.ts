import 'server-only'
import { findContents } from '@/features/texts/queries'
import type { SiteId } from '@/i18n/locales'
import type { CompanyTextSlot } from '@/lib/company-text-slots'
import type { CompanyText } from '@/payload-types'
import { asDraft } from '@/server/as-draft'
import { findDraft } from '@/server/documents'
import { query } from '@/server/query'
import { findShown, type OnOwnPage, pageFieldsOf } from '@/server/shown-documents'
import type { CompanyTextItem } from './items'

const collection = 'company-texts'

/** The published company text for a place on the site, or null. */
export const findCompanyText = query<[SiteId, CompanyTextSlot], CompanyTextItem | null>({
  name: 'company-text',
  read: async (site, place) => {
    const [doc] = await findShown(site, { collection, where: [{ place: { equals: place } }] })
    return doc ? { ...(await toItem(site, doc)), ...pageFieldsOf(collection, doc) } : null
  },
})

/** The newest version, published or not; only for editors' previews, never cached. */
export async function findDraftCompanyText(
  site: SiteId,
  place: CompanyTextSlot,
): Promise<CompanyTextItem | null> {
  const doc = await findDraft(site, collection, { place: { equals: place } })
  return doc && asDraft(site, await toItem(site, doc))
}

async function toItem(site: SiteId, doc: CompanyText): Promise<Omit<CompanyTextItem, keyof OnOwnPage>> {
  const { html, media } = await findContents(site, [doc], {
    texts: ({ content }) => [content],
    pictures: ({ picture }) => [picture],
  })
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
