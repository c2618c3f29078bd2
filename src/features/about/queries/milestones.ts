import 'server-only'
import { findContents } from '@/features/texts/queries'
import type { SiteId } from '@/i18n/locales'
import { findDocuments } from '@/server/documents'
import { query } from '@/server/query'
import { findShown } from '@/server/shown-documents'
import type { MilestoneItem } from './items'

const oldestFirst = ['year', 'month', 'id'] as const

/** Oldest first; those without a month come last in their year. */
export const findMilestones = query<[SiteId], MilestoneItem[]>({
  name: 'milestones',
  read: (site) => readMilestones(site, false),
})

/** The year of the first milestone; null without any. */
export const findFoundingYear = query<[SiteId], number | null>({
  name: 'founding-year',
  read: async (site) => {
    const [first] = await findShown(site, {
      collection: 'milestones',
      sort: oldestFirst,
      select: { year: true },
    })
    return first?.year ?? null
  },
})

/** The same with unpublished changes; only for editors' previews, never cached. */
export const findDraftMilestones = (site: SiteId) => readMilestones(site, true)

async function readMilestones(site: SiteId, draft: boolean): Promise<MilestoneItem[]> {
  const docs = await findDocuments(site, { collection: 'milestones', sort: oldestFirst, draft })
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
