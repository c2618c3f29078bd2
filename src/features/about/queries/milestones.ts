import 'server-only'
import { findContents } from '@/features/texts/queries'
import type { SiteId } from '@/i18n/locales'
import { findDocuments } from '@/server/documents'
import { query } from '@/server/query'
import type { MilestoneItem } from './items'

/** Oldest first; those without a month come last in their year. */
export const findMilestones = query<[SiteId], MilestoneItem[]>({
  name: 'milestones',
  read: (site) => readMilestones(site, false),
})

/** The same with unpublished changes; only for editors' previews, never cached. */
export const findDraftMilestones = (site: SiteId) => readMilestones(site, true)

async function readMilestones(site: SiteId, draft: boolean): Promise<MilestoneItem[]> {
  const sort = ['year', 'month', 'id']
  const docs = await findDocuments(site, { collection: 'milestones', sort, draft })
  const { html, media } = await findContents(site, docs, {
    texts: ({ content }) => [content],
    pictures: ({ picture }) => [picture],
  })
  return docs.map((doc) => ({
    id: doc.id,
    title: doc.title ?? '',
    content: html(doc.content),
    year: doc.year,
    month: doc.month ?? null,
    picture: media.get(String(doc.picture)) ?? null,
    onHome: doc.onHome ?? false,
  }))
}
