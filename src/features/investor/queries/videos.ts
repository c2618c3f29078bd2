import 'server-only'
import type { SiteId } from '@/i18n/locales'
import type { InvestorVideo } from '@/payload-types'
import { findDocumentPage, findDocuments, type Paging } from '@/server/documents'
import { findFiles } from '@/server/files'
import { findMedia } from '@/server/media'
import { query } from '@/server/query'
import type { InvestorVideoItem, InvestorVideoPage } from './items'

const collection = 'investor-videos'

/** By order and id. `total` counts all, also beyond the last page. */
export const findInvestorVideoPage = query<[SiteId, Paging], InvestorVideoPage>({
  name: 'investor-video-page',
  read: async (site, paging) => {
    const { docs, total } = await findDocumentPage(site, { collection, paging })
    return { items: await toItems(site, docs), total }
  },
})

/** All of them with unpublished changes; only for editors' previews, never cached. */
export async function findDraftInvestorVideos(site: SiteId): Promise<InvestorVideoItem[]> {
  return toItems(site, await findDocuments(site, { collection, draft: true }))
}

async function toItems(site: SiteId, docs: InvestorVideo[]): Promise<InvestorVideoItem[]> {
  const [files, media] = await Promise.all([
    findFiles(docs.map(({ video }) => video)),
    findMedia(
      site,
      docs.map(({ cover }) => cover),
    ),
  ])
  return docs.map((doc) => ({
    id: doc.id,
    name: doc.name ?? '',
    cover: media.get(String(doc.cover)) ?? null,
    linkType: doc.linkType,
    video: files.get(String(doc.video)) ?? null,
    address: doc.address || null,
  }))
}
