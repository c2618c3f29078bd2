import 'server-only'
import { findContents } from '@/features/texts/queries'
import type { SiteId } from '@/i18n/locales'
import type { ServiceSolutionType } from '@/payload-types'
import { asDraft } from '@/server/as-draft'
import { findDocuments } from '@/server/documents'
import { query } from '@/server/query'
import { findShown, pageFieldsOf } from '@/server/shown-documents'
import type { ServiceTypeItem } from './items'

const collection = 'service-solution-types'

/** The service solutions of a site in menu order, with their introductions (S2 2.8). */
export const findServiceTypes = query<[SiteId], ServiceTypeItem[]>({
  name: 'service-types',
  read: async (site) => {
    const docs = await findShown(site, { collection })
    const toType = await typeMaker(site, docs)
    return docs.map((doc) => ({ ...toType(doc), ...pageFieldsOf(collection, doc) }))
  },
})

/** The same with unpublished changes; only for editors' previews, never cached. */
export async function findDraftServiceTypes(site: SiteId): Promise<ServiceTypeItem[]> {
  const docs = await findDocuments(site, { collection, draft: true })
  const toType = await typeMaker(site, docs)
  return docs.map((doc) => asDraft(site, toType(doc)))
}

async function typeMaker(site: SiteId, docs: ServiceSolutionType[]) {
  const { html, media } = await findContents(site, docs, {
    texts: ({ content }) => [content],
    pictures: ({ cover }) => [cover],
  })
  return (doc: ServiceSolutionType) => ({
    id: doc.id,
    name: doc.name ?? '',
    mode: doc.mode,
    contractLayout: doc.contractLayout,
    cover: media.get(String(doc.cover)) ?? null,
    content: html(doc.content),
    sites: doc.sites,
  })
}
