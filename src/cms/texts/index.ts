import type { I18n, I18nClient, TFunction } from '@payloadcms/translations'
import { en, messages as inEnglish } from './en'
import { es, messages as inSpanish } from './es'
import { fr, messages as inFrench } from './fr'
import type { AdminKey, AdminTexts, MessageKey } from './types'
import { messages as inChinese, zh } from './zh'

export const adminLanguages = { en, es, fr, zh }

export type AdminLanguage = keyof typeof adminLanguages

/** For Payload's configuration. Labels are not among them: they are sent with the fields. */
export const adminTranslations = { en: inEnglish, es: inSpanish, fr: inFrench, zh: inChinese }

/** A text in all languages of the admin. */
export type Label = Record<AdminLanguage, string>

/** Looks up a text for a label; Payload shows it in the language of the account. */
export function translated(key: AdminKey): Label {
  return { en: textIn(en, key), es: textIn(es, key), fr: textIn(fr, key), zh: textIn(zh, key) }
}

/** Translates into the language of a request. Payload's type only lists its own texts; ours are configured as well. */
export function adminText({ i18n }: { i18n: Pick<I18n | I18nClient, 't'> }): TFunction<MessageKey> {
  return i18n.t as TFunction<string>
}

function textIn(texts: AdminTexts, key: AdminKey): string {
  const [area = '', name = ''] = key.split(':')
  return (texts as Record<string, Record<string, string>>)[area]?.[name] ?? key
}
