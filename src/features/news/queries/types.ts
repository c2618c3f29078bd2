import 'server-only'
import { findNewsletterPage } from '@/features/materials/queries'
import type { SiteId } from '@/i18n/locales'
import { cms } from '@/server/cms'
import { allInOrder } from '@/server/published'
import { query } from '@/server/query'
import { countByType } from '@/server/type-counts'
import type { NewsTypeItem } from './items'

/** The news types of a site in menu order, each with its number of articles or newsletters. */
export const findNewsTypes = query<[SiteId], NewsTypeItem[]>({
  name: 'news-types',
  read: async (site) => {
    const payload = await cms()
    const { docs } = await payload.find({
      collection: 'news-types',
      where: { sites: { in: [site] } },
      ...allInOrder(site),
    })
    const counts = await countByType(site, 'news')
    const newsletters = await findNewsletterPage(site, { language: '', pageNo: 1, pageSize: 1 })
    return docs.flatMap(({ id, name, code }) => {
      const newsCount = code === 'Newsletter' ? newsletters.total : (counts.get(id) ?? 0)
      return name ? [{ id, name, code, newsCount }] : []
    })
  },
})
