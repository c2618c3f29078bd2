import 'server-only'
import type { SiteId } from '@/i18n/locales'
import type { Career } from '@/payload-types'
import { cms } from '@/server/cms'
import { localeOptions } from '@/server/published'
import { query } from '@/server/query'
import type { CareersItem } from './items'

/** The external links of the careers pages. */
export const findCareers = query<[SiteId], CareersItem>({
  name: 'careers',
  read: (site) => readCareers(site, false),
})

/** The same with unpublished changes; only for editors' previews, never cached. */
export const findDraftCareers = (site: SiteId) => readCareers(site, true)

async function readCareers(site: SiteId, draft: boolean): Promise<CareersItem> {
  const payload = await cms()
  // Before the first save a global has no fields at all.
  const { campusLabel, campusAddress }: Partial<Career> = await payload.findGlobal({
    slug: 'careers',
    draft,
    ...localeOptions(site),
  })
  return { campus: campusLabel && campusAddress ? { label: campusLabel, address: campusAddress } : null }
}
