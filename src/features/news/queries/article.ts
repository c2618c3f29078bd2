import 'server-only'
import type { SiteId } from '@/i18n/locales'
import { asDraft } from '@/server/as-draft'
import { findDraft } from '@/server/documents'
import { query } from '@/server/query'
import { findShown, pageFieldsOf } from '@/server/shown-documents'
import type { NewsDetail } from './items'
import { toDetail } from './read'

/** A published article of the site, or null. */
export const findNews = query<[SiteId, string], NewsDetail | null>({
  name: 'news',
  read: async (site, id) => {
    const [doc] = await findShown(site, { collection: 'news', where: [{ id: { equals: id } }] })
    return doc ? { ...(await toDetail(site, doc)), ...pageFieldsOf('news', doc) } : null
  },
})

/** The newest version of an article, published or not; only for editors' previews, never cached. */
export async function findDraftNews(site: SiteId, id: string): Promise<NewsDetail | null> {
  const doc = await findDraft(site, 'news', { id: { equals: id } })
  return doc && asDraft(site, await toDetail(site, doc))
}
