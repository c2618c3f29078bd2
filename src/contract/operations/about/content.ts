import { findCompanyText } from '@/features/about/queries'
import type { SiteId } from '@/i18n/locales'
import type { CompanyPlace } from '@/lib/company-places'

/** The text of a place without its title; an empty one where the site has none. */
export async function findContent(site: SiteId, place: CompanyPlace): Promise<{ content: string }> {
  const item = await findCompanyText(site, place)
  return { content: item?.content ?? '' }
}
