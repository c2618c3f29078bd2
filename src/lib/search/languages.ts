import type { SiteId } from '@/i18n/locales'

/** Where an entry of the vocabulary applies: on all sites, or on the sites in one language. */
export const vocabularyLanguages = ['all', 'zh', 'en', 'es', 'fr'] as const

export type VocabularyLanguage = (typeof vocabularyLanguages)[number]

export function isUsedOn(site: SiteId, language: VocabularyLanguage): boolean {
  return language === 'all' || site.startsWith(`${language}_`)
}
