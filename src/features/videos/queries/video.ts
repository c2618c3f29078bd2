import 'server-only'
import type { SiteId } from '@/i18n/locales'
import { asDraft } from '@/server/as-draft'
import { findDraft } from '@/server/documents'
import { query } from '@/server/query'
import { findShown, pageFieldsOf } from '@/server/shown-documents'
import type { CompanyVideoDetail } from './items'
import { toVideos } from './read'

const collection = 'company-videos'

/** A published company video of the site, or null. */
export const findVideo = query<[SiteId, string], CompanyVideoDetail | null>({
  name: 'company-video',
  read: async (site, id) => {
    const docs = await findShown(site, { collection, where: [{ id: { equals: id } }] })
    const [item] = await toVideos(site, docs)
    const [doc] = docs
    return doc && item ? { ...item, ...pageFieldsOf(collection, doc) } : null
  },
})

/** The newest version of a video, published or not; only for editors' previews, never cached. */
export async function findDraftVideo(site: SiteId, id: string): Promise<CompanyVideoDetail | null> {
  const doc = await findDraft(site, collection, { id: { equals: id } })
  const [item] = await toVideos(site, doc ? [doc] : [], { draft: true })
  return item ? asDraft(site, item) : null
}
