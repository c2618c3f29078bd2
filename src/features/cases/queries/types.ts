import 'server-only'
import type { SiteId } from '@/i18n/locales'
import { cms } from '@/server/cms'
import { findMedia } from '@/server/media'
import { allInOrder, listedOn } from '@/server/published'
import { query } from '@/server/query'
import { countByType } from '@/server/type-counts'
import type { CaseTypeItem } from './items'

/** The case types of a site in menu order, each with the number of its cases there (S1 2.11). */
export const findCaseTypes = query<[SiteId], CaseTypeItem[]>({
  name: 'case-types',
  read: async (site) => {
    const payload = await cms()
    const { docs } = await payload.find({
      collection: 'case-types',
      where: listedOn(site),
      ...allInOrder(site),
    })
    const [media, counts] = await Promise.all([
      findMedia(
        site,
        docs.map(({ cover }) => cover),
      ),
      countByType(site, 'cases'),
    ])
    return docs.map(({ id, name, cover }) => ({
      id,
      name: name ?? '',
      cover: media.get(String(cover)) ?? null,
      caseCount: counts.get(id) ?? 0,
    }))
  },
})
