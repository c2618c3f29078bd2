import { restoringTranslations } from '../../restoring/translations'
import { en } from './en'
import { es } from './es'
import { fr } from './fr'
import { zh } from './zh'
import type { PayloadTexts } from './payload-texts'

/**
 * Corrections of Payload's own texts: wrong or clumsy translations, and its terms for sites and lists. Not its name of
 * globals, which the admin never shows: Payload puts a group of the same name at the top of the menu.
 */
export const payloadTexts = {
  en: withRestoring(en, restoringTranslations.en),
  es: withRestoring(es, restoringTranslations.es),
  fr: withRestoring(fr, restoringTranslations.fr),
  zh: withRestoring(zh, restoringTranslations.zh),
}

function withRestoring(texts: PayloadTexts, restoring: PayloadTexts): PayloadTexts {
  return { ...texts, version: { ...texts.version, ...restoring.version } }
}
