import type { I18n, I18nClient, TFunction } from '@payloadcms/translations'
import { isKeyOf } from '@/lib/typed-keys'
import { en, messages as english } from './en'
import { es, messages as spanish } from './es'
import { fr, messages as french } from './fr'
import { withSingularZero } from './singular-zero'
import type { AdminKey, AdminTexts, MessageKey } from './types'
import { messages as chinese, zh } from './zh'

export const adminLanguages = { en, es, fr, zh }

export type AdminLanguage = keyof typeof adminLanguages

/** For Payload's configuration. Labels are not among them: they are sent with the fields. */
export const adminTranslations = { en: english, es: spanish, fr: withSingularZero(french), zh: chinese }

type Translating = { i18n: Pick<I18n | I18nClient, 't'> }

/** A text in all languages of the admin. */
export type Label = Record<AdminLanguage, string>

/** Looks up a text for a label; Payload shows it in the language of the account. */
export function translated(key: AdminKey): Label {
  return { en: textIn(en, key), es: textIn(es, key), fr: textIn(fr, key), zh: textIn(zh, key) }
}

export type Translate = TFunction<MessageKey>

export type LabelText = (key: AdminKey) => string

/** Translates into the language of a request. Payload's type only lists its own texts; ours are configured as well. */
export function adminText({ i18n }: Translating): Translate {
  return i18n.t as TFunction<string>
}

/** Looks up any text, also a label, in the language of a request; on the server only, because it has all texts. */
export function labelText({ i18n }: { i18n: Pick<I18n, 'language'> }): LabelText {
  const texts = adminLanguages[knownLanguage(i18n.language)]
  return (key) => textIn(texts, key)
}

/** The language itself, or English for one that the admin does not have. */
export function knownLanguage(language: string): AdminLanguage {
  return isKeyOf(adminLanguages, language) ? language : 'en'
}

export type Values = Record<string, string | number>

/** A text in English, for logs, jobs and errors whose reader is unknown. */
export function inEnglish(key: AdminKey, values: Values = {}): string {
  return textFor('en', key, values)
}

/** A text in the language of a reader, where Payload translates nothing. */
export function textFor(language: string, key: AdminKey, values: Values = {}): string {
  return textIn(adminLanguages[knownLanguage(language)], key).replaceAll(
    /\{\{(\w+)\}\}/g,
    (variable, name: string) => String(values[name] ?? variable),
  )
}

function textIn(texts: AdminTexts, key: AdminKey): string {
  const [area = '', name = ''] = key.split(':')
  return (texts as Record<string, Record<string, string>>)[area]?.[name] ?? key
}
