import type { SiteId } from '@/i18n/locales'

/** Whose words an entry of the vocabulary has: those of all sites, or of the sites in a language. */
export const vocabularyLanguages = ['all', 'zh', 'en', 'es', 'fr'] as const

export type VocabularyLanguage = (typeof vocabularyLanguages)[number]

export function isSpokenOn(site: SiteId, language: VocabularyLanguage): boolean {
  return language === 'all' || site.startsWith(`${language}_`)
}
