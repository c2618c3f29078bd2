import 'server-only'
import { findContents } from '@/features/texts/queries'
import type { SiteId } from '@/i18n/locales'
import type { Solution } from '@/payload-types'
import { asDraft } from '@/server/as-draft'
import { cms } from '@/server/cms'
import type { MediaItem } from '@/server/media'
import { localeOptions } from '@/server/published'
import { query } from '@/server/query'
import { findShown, pageFieldsOf } from '@/server/shown-documents'
import { cardFields, toCard } from './cards'
import type { SolutionDetail, SolutionItem, StepItem } from './items'

/** A published solution of the site, or null. */
export const findSolution = query<[SiteId, string], SolutionDetail | null>({
  name: 'solution',
  read: async (site, id) => {
    const where = [{ id: { equals: id } }]
    const [doc] = await findShown(site, { collection: 'solutions', where, select: selected })
    return doc ? { ...(await toItem(site, doc)), ...pageFieldsOf('solutions', doc) } : null
  },
})

/** The newest version of a solution, published or not; only for editors' previews, never cached. */
export async function findDraftSolution(site: SiteId, id: string): Promise<SolutionDetail | null> {
  const payload = await cms()
  const { docs } = await payload.find({
    collection: 'solutions',
    where: { id: { equals: id } },
    draft: true,
    select: selected,
    joins: false,
    limit: 1,
    ...localeOptions(site),
  })
  const [doc] = docs
  return doc ? asDraft(site, await toItem(site, doc)) : null
}

const selected = {
  ...cardFields,
  content: true,
  advantage: true,
  functions: true,
  steps: true,
  catalogue: true,
  updateTime: true,
  createdAt: true,
  sites: true,
  seo: true,
} as const

type SelectedDoc = Pick<Solution, 'id' | keyof typeof selected>

async function toItem(site: SiteId, doc: SelectedDoc): Promise<SolutionItem> {
  const { html, media } = await findContents(site, [doc], {
    texts: ({ content, advantage }) => [content, advantage],
    pictures: ({ cover, banner, icon, functions, steps }) => [
      cover,
      banner,
      icon,
      functions,
      ...(steps ?? []).map(({ picture }) => picture),
    ],
  })
  return {
    ...toCard(doc, media),
    content: html(doc.content),
    advantage: html(doc.advantage),
    functions: media.get(String(doc.functions)) ?? null,
    steps: toSteps(doc, media),
    catalogueId: doc.catalogue ? String(doc.catalogue) : null,
    updateTime: doc.updateTime ?? doc.createdAt,
    sites: doc.sites,
  }
}

/** Without the incomplete rows that a draft may have. */
function toSteps({ steps }: SelectedDoc, media: Map<string, MediaItem>): StepItem[] {
  return (steps ?? []).flatMap(({ title, temperature, note, picture }) =>
    title
      ? [
          {
            title,
            temperature: temperature ?? '',
            note: note ?? '',
            picture: media.get(String(picture)) ?? null,
          },
        ]
      : [],
  )
}
