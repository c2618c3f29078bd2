import { href } from '@/addresses/href'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'

/** The pages below the support hub; their positions are the codes 0 to 6 of links (S2 2.9). */
const supportPages = [
  'supportProductBrochure',
  'supportManualBrochure',
  'supportProductPicture',
  'supportProductVideo',
  'supportUserVideo',
  'supportTrainingMaterial',
  'supportCustomer',
] as const

export type SupportPage = (typeof supportPages)[number]

export type SupportTab = { page: SupportPage; label: string; href: string }

/** Addresses without parameters: page numbers of other tabs are dropped (S2 2.9). */
export function supportTabs(site: SiteId): SupportTab[] {
  const t = translator(site, 'support')
  return supportPages.map((page) => ({ page, label: t(`tabs.${page}`), href: tabHref(site, page) }))
}

/** Training material is linked with its first section, as in old links. */
export function tabHref(site: SiteId, page: SupportPage): string {
  if (page === 'supportTrainingMaterial') return href(site, page, { level: '0', type: 'f' })
  return href(site, page)
}
