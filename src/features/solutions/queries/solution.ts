import 'server-only'
import type { Where } from 'payload'
import { findContents } from '@/features/texts/queries'
import type { SiteId } from '@/i18n/locales'
import { cms } from '@/server/cms'
import { localeOptions, publishedByNameOn } from '@/server/published'
import { query } from '@/server/query'
import { asDraft, withSitesOrNull } from '@/server/sites-with-title'
import { cardFields, toCard } from './cards'
import type { SolutionDetail, SolutionItem } from './items'

/** A published solution of the site, or null. */
export const findSolution = query<[SiteId, string], SolutionDetail | null>({
  name: 'solution',
  read: async (site, id) => {
    const item = await readSolution(site, { where: publishedByNameOn(site, { id: { equals: id } }) })
    return withSitesOrNull(item, 'solutions')
  },
})

/** The newest version of a solution, published or not; only for editors' previews, never cached. */
export async function findDraftSolution(site: SiteId, id: string): Promise<SolutionDetail | null> {
  const item = await readSolution(site, { where: { id: { equals: id } }, draft: true })
  return item && asDraft(site, item)
}

const selected = {
  ...cardFields,
  content: true,
  advantage: true,
  functions: true,
  catalogue: true,
  updateTime: true,
  createdAt: true,
  sites: true,
} as const

type Read = { where: Where; draft?: boolean }

async function readSolution(site: SiteId, { where, draft = false }: Read): Promise<SolutionItem | null> {
  const payload = await cms()
  const { docs } = await payload.find({
    collection: 'solutions',
    where,
    draft,
    select: selected,
    joins: false,
    limit: 1,
    ...localeOptions(site),
  })
  const [doc] = docs
  if (!doc) return null
  const { html, media } = await findContents(site, [doc], {
    texts: ({ content, advantage }) => [content, advantage],
    pictures: ({ cover, banner, icon, functions }) => [cover, banner, icon, functions],
  })
  return {
    ...toCard(doc, media),
    content: html(doc.content),
    advantage: html(doc.advantage),
    functions: media.get(String(doc.functions)) ?? null,
    catalogueId: doc.catalogue ? String(doc.catalogue) : null,
    updateTime: doc.updateTime ?? doc.createdAt,
    sites: doc.sites,
  }
}
