import type { SiteId } from '@/i18n/locales'

/** How the admin names the sites. */
export const siteLabels: Record<SiteId, string> = {
  zh_CN: '中文 (zh_CN)',
  en_EN: 'English, global (en_EN)',
  en_US: 'English, US (en_US)',
  en_UK: 'English, UK (en_UK)',
  es_ES: 'Español (es_ES)',
  fr_FR: 'Français (fr_FR)',
}

/** Several sites in a sentence. Commas would not separate them, since names contain some. */
export function namesOfSites(sites: readonly SiteId[]): string {
  return sites.map((site) => siteLabels[site]).join(' · ')
}
