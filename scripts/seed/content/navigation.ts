import type { SiteId } from '@/i18n/locales'
import { chineseNavigation } from './navigation/chinese'
import { americanNavigation, britishNavigation, englishNavigation } from './navigation/english'
import { frenchNavigation } from './navigation/french'
import { spanishNavigation } from './navigation/spanish'
import type { NavigationSeed } from './types'

/** Menus and footers of each site (S1 2.2, 2.4). */
export const navigationSeeds: Record<SiteId, NavigationSeed> = {
  zh_CN: chineseNavigation,
  en_EN: englishNavigation,
  en_US: americanNavigation,
  en_UK: britishNavigation,
  es_ES: spanishNavigation,
  fr_FR: frenchNavigation,
}
