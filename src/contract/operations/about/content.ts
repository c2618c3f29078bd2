import { findCompanyText } from '@/features/about/queries'
import type { SiteId } from '@/i18n/locales'
import type { CompanyTextSlot } from '@/lib/company-text-slots'

/** The text of a place without its title; empty if the site has none. */
export async function findContent(site: SiteId, place: CompanyTextSlot): Promise<{ content: string }> {
  const item = await findCompanyText(site, place)
  return { content: item?.content ?? '' }
}
