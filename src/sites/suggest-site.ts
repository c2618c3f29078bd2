import { languageTag, type SiteId } from '@/i18n/locales'

const byLanguage: Record<string, SiteId> = { zh: 'zh_CN', en: 'en_EN', es: 'es_ES', fr: 'fr_FR' }
const byRegion: Record<string, SiteId> = { 'en-us': 'en_US', 'en-gb': 'en_UK' }

/**
 * The site to offer to a visitor, or null when the current site is in their language (readings 3).
 * @param preferred BCP 47 tags, best first (navigator.languages)
 */
export function suggestSite(preferred: readonly string[], current: SiteId): SiteId | null {
  for (const tag of preferred) {
    const language = languageOf(tag)
    if (language === languageOf(languageTag[current])) return null
    const site = byRegion[tag.toLowerCase()] ?? byLanguage[language]
    if (site) return site
  }
  return null
}

function languageOf(tag: string): string {
  return tag.toLowerCase().split('-')[0] ?? ''
}
