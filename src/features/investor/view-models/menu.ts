import { href } from '@/addresses/href'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'

const pages = ['Overview', 'Stocks', 'Notice', 'Information', 'Contact'] as const

export type InvestorPage = (typeof pages)[number]

/** The left menu of the investor pages (S1 2.15). */
export function toInvestorMenu(site: SiteId, current: InvestorPage) {
  const t = translator(site, 'investor')
  return pages.map((place) => ({
    id: place,
    name: t(`menu.${place}`),
    href: href(site, `investor${place}`),
    current: place === current,
  }))
}
