import 'server-only'
import type { SiteId } from '@/i18n/locales'
import { neighboursOf } from '@/lib/neighbours'
import { findDocumentPage, findDocuments, type Paging } from '@/server/documents'
import { query } from '@/server/query'
import { queryByIds } from '@/server/query-by-ids'
import { findShown } from '@/server/shown-documents'
import type { CompanyVideoItem, CompanyVideoPage, VideoNeighbour, VideoNeighbours } from './items'
import { toVideos } from './read'

const collection = 'company-videos'
const maxOnHomePage = 6

/** By order and id. `total` counts all, also beyond the last page. */
export const findVideoPage = query<[SiteId, Paging], CompanyVideoPage>({
  name: 'company-video-page',
  read: async (site, paging) => {
    const { docs, total } = await findDocumentPage(site, { collection, paging })
    return { items: await toVideos(site, docs), total }
  },
})

/** The first videos, as many as the home pages show. */
export const findHomeVideos = query<[SiteId], CompanyVideoItem[]>({
  name: 'company-videos-home',
  read: async (site) => toVideos(site, await findDocuments(site, { collection, limit: maxOnHomePage })),
})

/** The same with unpublished changes; only for editors' previews, never cached. */
export async function findDraftHomeVideos(site: SiteId): Promise<CompanyVideoItem[]> {
  return toVideos(site, await findDocuments(site, { collection, limit: maxOnHomePage, draft: true }), {
    draft: true,
  })
}

/** The previous and next video, by order and id; none if the video is not shown. */
export const findVideoNeighbours = query<[SiteId, string], VideoNeighbours>({
  name: 'company-video-neighbours',
  read: async (site, id) => {
    const videos = await findShown(site, { collection, select: { title: true } })
    return neighboursOf(videos, id, toNeighbour)
  },
})

/** The videos with these ids that the site shows, in the order of the ids. */
export const findVideosByIds = queryByIds<SiteId, CompanyVideoItem>({
  name: 'company-videos-by-ids',
  collection,
  read: async (site, ids) =>
    toVideos(site, await findShown(site, { collection, where: [{ id: { in: ids } }] })),
})

function toNeighbour({ id, title }: { id: string; title?: string | null }): VideoNeighbour {
  return { id, title: title ?? '' }
}
