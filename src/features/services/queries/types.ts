import 'server-only'
import { findContents } from '@/features/texts/queries'
import type { SiteId } from '@/i18n/locales'
import { cms } from '@/server/cms'
import { allInOrder, publishedByNameOn } from '@/server/published'
import { query } from '@/server/query'
import { asDraft, withSites } from '@/server/sites-with-title'
import type { ServiceTypeItem } from './items'

/** The service solutions of a site in menu order, with their introductions (S2 2.8). */
export const findServiceTypes = query<[SiteId], ServiceTypeItem[]>({
  name: 'service-types',
  read: async (site) => withSites(await readTypes(site, false), 'service-solution-types'),
})

/** The same with unpublished changes; only for editors' previews, never cached. */
export async function findDraftServiceTypes(site: SiteId): Promise<ServiceTypeItem[]> {
  return (await readTypes(site, true)).map((item) => asDraft(site, item))
}

async function readTypes(site: SiteId, draft: boolean): Promise<Omit<ServiceTypeItem, 'writtenFor'>[]> {
  const payload = await cms()
  const { docs } = await payload.find({
    collection: 'service-solution-types',
    where: draft ? { sites: { in: [site] } } : publishedByNameOn(site),
    draft,
    ...allInOrder(site),
  })
  const { html, media } = await findContents(site, docs, {
    texts: ({ content }) => [content],
    pictures: ({ cover }) => [cover],
  })
  return docs.map((doc) => ({
    id: doc.id,
    name: doc.name ?? '',
    mode: doc.mode,
    contractLayout: doc.contractLayout,
    cover: media.get(String(doc.cover)) ?? null,
    content: html(doc.content),
    sites: doc.sites,
  }))
}
