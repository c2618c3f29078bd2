import 'server-only'
import type { SiteId } from '@/i18n/locales'
import { publishedByNameOn } from '@/server/published'
import { query } from '@/server/query'
import { asDraft, withSitesOrNull } from '@/server/sites-with-title'
import type { CaseDetail } from './items'
import { readCase } from './read'

/** A published case of the site, or null. */
export const findCase = query<[SiteId, string], CaseDetail | null>({
  name: 'case',
  read: async (site, id) => {
    const item = await readCase(site, { where: publishedByNameOn(site, { id: { equals: id } }) })
    return withSitesOrNull(item, 'cases')
  },
})

/** The newest version of a case, published or not; only for editors' previews, never cached. */
export async function findDraftCase(site: SiteId, id: string): Promise<CaseDetail | null> {
  const item = await readCase(site, { where: { id: { equals: id } }, draft: true })
  return item ? asDraft(site, item) : null
}
