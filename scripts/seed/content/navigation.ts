import { siteIds, type SiteId } from '@/i18n/locales'
import { partnerSeeds } from './company/partners'
import { chineseNavigation } from './navigation/chinese'
import { americanNavigation, britishNavigation, englishNavigation } from './navigation/english'
import { frenchNavigation } from './navigation/french'
import { spanishNavigation } from './navigation/spanish'
import type { NavigationSeed } from './types'

const menus: Record<SiteId, NavigationSeed> = {
  zh_CN: chineseNavigation,
  en_EN: englishNavigation,
  en_US: americanNavigation,
  en_UK: britishNavigation,
  es_ES: spanishNavigation,
  fr_FR: frenchNavigation,
}

const logos = new Map(partnerSeeds.map(({ link, logo }) => [link, logo]))

/** Menus and footers of each site (S1 2.2, 2.4); links to partners show their logos. */
export const navigationSeeds = Object.fromEntries(
  siteIds.map((site) => [site, withLogos(menus[site])]),
) as Record<SiteId, NavigationSeed>

function withLogos(menu: NavigationSeed): NavigationSeed {
  return {
    ...menu,
    friendlyLinks: menu.friendlyLinks.map((link) => ({ ...link, picture: logos.get(link.address) })),
  }
}
