import 'server-only'
import type { Where } from 'payload'
import { findContents } from '@/features/texts/queries'
import type { SiteId } from '@/i18n/locales'
import type { ServiceCase } from '@/payload-types'
import { asDraft } from '@/server/as-draft'
import { findDraft } from '@/server/documents'
import { query } from '@/server/query'
import { findShown, pageFieldsOf, type OnOwnPage } from '@/server/shown-documents'
import type { ServiceCaseItem } from './items'

/** The cases of a service solution in order; empty for an unknown one. */
export const findServiceCases = query<[SiteId, string], ServiceCaseItem[]>({
  name: 'service-cases',
  read: (site, typeId) => readServiceCases(site, { type: { equals: typeId } }),
})

/** A published service case of the site, or null. */
export const findServiceCase = query<[SiteId, string], ServiceCaseItem | null>({
  name: 'service-case',
  read: async (site, id) => {
    const [item] = await readServiceCases(site, { id: { equals: id } })
    return item ?? null
  },
})

/** The newest version of a service case, published or not; only for editors' previews, never cached. */
export async function findDraftServiceCase(site: SiteId, id: string): Promise<ServiceCaseItem | null> {
  const doc = await findDraft(site, 'service-cases', { id: { equals: id } })
  const [item] = await toItems(site, doc ? [doc] : [])
  return item ? asDraft(site, item) : null
}

async function readServiceCases(site: SiteId, where: Where): Promise<ServiceCaseItem[]> {
  const docs = await findShown(site, { collection: 'service-cases', where: [where] })
  const fields = new Map(docs.map((doc) => [doc.id, pageFieldsOf('service-cases', doc)]))
  return (await toItems(site, docs)).flatMap((item) => {
    const own = fields.get(item.id)
    return own ? [{ ...item, ...own }] : []
  })
}

async function toItems(site: SiteId, docs: ServiceCase[]): Promise<Omit<ServiceCaseItem, keyof OnOwnPage>[]> {
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
