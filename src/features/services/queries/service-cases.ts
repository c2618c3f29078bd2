import 'server-only'
import type { Where } from 'payload'
import { findContents } from '@/features/texts/queries'
import type { SiteId } from '@/i18n/locales'
import { cms } from '@/server/cms'
import { allInOrder, publishedOn } from '@/server/published'
import { query } from '@/server/query'
import { asDraft, withSites } from '@/server/sites-with-title'
import type { ServiceCaseItem } from './items'

/** The cases of a service solution in order; empty for an unknown one. */
export const findServiceCases = query<[SiteId, string], ServiceCaseItem[]>({
  name: 'service-cases',
  read: async (site, typeId) =>
    withSites(
      await readServiceCases(site, { where: publishedOn(site, { type: { equals: typeId } }) }),
      'service-cases',
    ),
})

/** A published service case of the site, or null. */
export const findServiceCase = query<[SiteId, string], ServiceCaseItem | null>({
  name: 'service-case',
  read: async (site, id) => {
    const [item] = await withSites(
      await readServiceCases(site, { where: publishedOn(site, { id: { equals: id } }) }),
      'service-cases',
    )
    return item ?? null
  },
})

/** The newest version of a service case, published or not; only for editors' previews, never cached. */
export async function findDraftServiceCase(site: SiteId, id: string): Promise<ServiceCaseItem | null> {
  const [item] = await readServiceCases(site, { where: { id: { equals: id } }, draft: true })
  return item ? asDraft(site, item) : null
}

type Read = { where: Where; draft?: boolean }

async function readServiceCases(
  site: SiteId,
  { where, draft = false }: Read,
): Promise<Omit<ServiceCaseItem, 'writtenFor'>[]> {
  const payload = await cms()
  const { docs } = await payload.find({ collection: 'service-cases', where, draft, ...allInOrder(site) })
  const { html, media } = await findContents(site, docs, {
    texts: ({ content }) => [content],
    pictures: ({ cover }) => [cover],
  })
  return docs.map((doc) => ({
    id: doc.id,
    title: doc.title ?? '',
    typeId: String(doc.type),
    cover: media.get(String(doc.cover)) ?? null,
    content: html(doc.content),
    sites: doc.sites,
  }))
}
