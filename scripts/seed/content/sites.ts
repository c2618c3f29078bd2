import { internationalSites, siteIds, type SiteId } from '@/i18n/locales'

export const everywhere: SiteId[] = [...siteIds]

export const internationalOnly: SiteId[] = [...internationalSites]

export const chineseOnly: SiteId[] = ['zh_CN']

export const britishOnly: SiteId[] = ['en_UK']
