import type { SiteId } from '@/i18n/locales'
import en from '@/i18n/messages/en/errors.json'
import es from '@/i18n/messages/es/errors.json'
import fr from '@/i18n/messages/fr/errors.json'
import zh from '@/i18n/messages/zh/errors.json'

/** The error boundary runs in the browser and gets only its own texts, not the complete messages. */
export const errorTexts: Record<SiteId, (typeof en)['failed']> = {
  zh_CN: zh.failed,
  en_EN: en.failed,
  en_US: en.failed,
  en_UK: en.failed,
  es_ES: es.failed,
  fr_FR: fr.failed,
}
