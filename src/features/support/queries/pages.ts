import 'server-only'
import { findContents } from '@/features/texts/queries'
import type { SiteId } from '@/i18n/locales'
import { supportKinds, type SupportKind } from '@/lib/support-kinds'
import type { SupportPage } from '@/payload-types'
import { asDraft } from '@/server/as-draft'
import { findDraft } from '@/server/documents'
import { query } from '@/server/query'
import { findShown, pageFieldsOf } from '@/server/shown-documents'
import type { SupportPageItem } from './items'

const collection = 'support-pages'

/** The pages below the support page, in the order of the old types 0, 1 and 2 (S2 2.17). */
export const findSupportPages = query<[SiteId], SupportPageItem[]>({
  name: 'support-pages',
  read: async (site) => {
    const docs = await findShown(site, { collection, sort: ['id'] })
    const toPage = await pageMaker(site, docs)
    const items = docs.map((doc) => ({ ...toPage(doc), ...pageFieldsOf(collection, doc) }))
    return supportKinds.flatMap((kind) => items.filter((item) => item.kind === kind))
  },
})

/** A published page of this kind on the site, or null. */
export async function findSupportPage(site: SiteId, kind: SupportKind): Promise<SupportPageItem | null> {
  const pages = await findSupportPages(site)
  return pages.find((page) => page.kind === kind) ?? null
}

/** The newest version, published or not; only for editors' previews, never cached. */
export async function findDraftSupportPage(site: SiteId, kind: SupportKind): Promise<SupportPageItem | null> {
  const doc = await findDraft(site, collection, { kind: { equals: kind } })
  return doc && asDraft(site, (await pageMaker(site, [doc]))(doc))
}

async function pageMaker(site: SiteId, docs: SupportPage[]) {
  const { html, media } = await findContents(site, docs, {
    texts: ({ content }) => [content],
    pictures: ({ icon }) => [icon],
  })
  return (doc: SupportPage) => ({
    id: doc.id,
    kind: doc.kind,
    title: doc.title ?? '',
    lead: doc.lead ?? '',
    icon: media.get(String(doc.icon)) ?? null,
    content: html(doc.content),
    updateTime: doc.updateTime ?? doc.createdAt,
    sites: doc.sites,
  })
}
