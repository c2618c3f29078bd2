import 'server-only'
import type { SiteId } from '@/i18n/locales'
import { cms } from '@/server/cms'
import { allOf } from '@/server/published'
import { query } from '@/server/query'
import { countByType } from '@/server/type-counts'
import type { NewsTypeItem } from './items'

/** The news types of a site in menu order, each with the number of its articles there. */
export const findNewsTypes = query<[SiteId], NewsTypeItem[]>({
  name: 'news-types',
  tags: () => ['news-types:list', 'news:list'],
  read: async (site) => {
    const payload = await cms()
    const { docs } = await payload.find({
      collection: 'news-types',
      where: { sites: { in: [site] } },
      ...allOf(site),
    })
    const counts = await countByType(site, 'news')
    return docs.flatMap(({ id, name, code }) =>
      name ? [{ id, name, code, newsCount: counts.get(id) ?? 0 }] : [],
    )
  },
})
