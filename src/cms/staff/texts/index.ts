import type { I18n, TFunction } from '@payloadcms/translations'
import { isKeyOf } from '@/lib/typed-keys'
import { en } from './en'
import { es } from './es'
import { fr } from './fr'
import type { StaffKey, StaffTexts } from './staff-texts'
import { zh } from './zh'

const languages = { en, es, fr, zh }

/** The texts of the accounts of the admin, for Payload's configuration. */
export const staffTranslations = {
  en: { staff: en },
  es: { staff: es },
  fr: { staff: fr },
  zh: { staff: zh },
}

/** A text in all languages of the admin, for a label. */
export function staffLabel(key: keyof StaffTexts): Record<keyof typeof languages, string> {
  return { en: en[key], es: es[key], fr: fr[key], zh: zh[key] }
}

/** A stored language, if it is one of the admin, else English. */
export function knownLanguage(stored: string | null): keyof typeof languages {
  return stored !== null && isKeyOf(languages, stored) ? stored : 'en'
}

/** Translates into the language of a request. Payload's type only lists its own texts; ours are configured as well. */
export function staffText({ i18n }: { i18n: Pick<I18n, 't'> }): TFunction<StaffKey> {
  return i18n.t as TFunction<string>
}
