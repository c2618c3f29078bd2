import 'server-only'
import type { SiteId } from '@/i18n/locales'
import { findMedia } from '@/server/media'
import { query } from '@/server/query'
import { findShown } from '@/server/shown-documents'
import { countByType } from '@/server/type-counts'
import type { CaseTypeItem } from './items'

/** The case types of a site in menu order, each with the number of its cases there (S1 2.11). */
export const findCaseTypes = query<[SiteId], CaseTypeItem[]>({
  name: 'case-types',
  read: async (site) => {
    const docs = await findShown(site, { collection: 'case-types', select: { name: true, cover: true } })
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
