import 'server-only'
import { countMaterials } from '@/features/materials/queries'
import type { SiteId } from '@/i18n/locales'
import { query } from '@/server/query'
import { findShown } from '@/server/shown-documents'
import { countByType } from '@/server/type-counts'
import type { NewsTypeItem } from './items'

/** The news types of a site in menu order, each with its number of articles or newsletters. */
export const findNewsTypes = query<[SiteId], NewsTypeItem[]>({
  name: 'news-types',
  read: async (site) => {
    const [docs, counts, newsletters] = await Promise.all([
      findShown(site, { collection: 'news-types', select: { name: true, code: true } }),
      countByType(site, 'news'),
      countMaterials(site, 'newsletter'),
    ])
    return docs.map(({ id, name, code }) => ({
      id,
      name: name ?? '',
      code,
      newsCount: code === 'Newsletter' ? newsletters : (counts.get(id) ?? 0),
    }))
  },
})
