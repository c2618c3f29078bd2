import { isSiteId, languageTag } from '@/i18n/locales'

/** BCP 47 tag of a selector entry; external regional sites are named like `de_DE` (S1 1). */
export function entryTag(id: string): string {
  if (isSiteId(id)) return languageTag[id]
  return id === 'jp_JP' ? 'ja' : (id.split('_')[0] ?? id)
}
