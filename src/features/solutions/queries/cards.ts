import 'server-only'
import type { Where } from 'payload'
import type { SiteId } from '@/i18n/locales'
import type { Solution } from '@/payload-types'
import { findMedia, type MediaItem } from '@/server/media'
import { queryByIds } from '@/server/query-by-ids'
import { findShown } from '@/server/shown-documents'
import type { ListedSolution, SolutionCardItem } from './items'

/** The solutions with these ids that the site shows, in the order of the ids. */
export const findSolutionCards = queryByIds<SiteId, SolutionCardItem>({
  name: 'solution-cards',
  collection: 'solutions',
  read: async (site, ids) =>
    (await readCards(site, { id: { in: ids } })).map(({ hotspots: _, ...card }) => card),
})

export const cardFields = {
  name: true,
  brief: true,
  type: true,
  cover: true,
  banner: true,
  icon: true,
  hotspots: true,
} as const

type CardDoc = Pick<Solution, 'id' | keyof typeof cardFields>

/** Published solutions in menu order. */
export async function readCards(site: SiteId, ...further: Where[]): Promise<ListedSolution[]> {
  const docs = await findShown(site, { collection: 'solutions', where: further, select: cardFields })
  const media = await findMedia(
    site,
    docs.flatMap(({ cover, banner, icon }) => [cover, banner, icon]),
  )
  return docs.map((doc) => toCard(doc, media))
}

export function toCard(doc: CardDoc, media: Map<string, MediaItem>): ListedSolution {
  return {
    id: doc.id,
    name: doc.name ?? '',
    brief: doc.brief ?? '',
    typeId: String(doc.type),
    cover: media.get(String(doc.cover)) ?? null,
    banner: media.get(String(doc.banner)) ?? null,
    icon: media.get(String(doc.icon)) ?? null,
    hotspots: (doc.hotspots ?? []).map(({ x, y, product }) => ({ x, y, productId: String(product) })),
  }
}
