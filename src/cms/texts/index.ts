import { en } from './en'
import { es } from './es'
import { fr } from './fr'
import type { AdminKey, AdminTexts } from './types'
import { zh } from './zh'

export const adminLanguages = { en, es, fr, zh }

export type AdminLanguage = keyof typeof adminLanguages

/** A text in all languages of the admin. */
export type Label = Record<AdminLanguage, string>

/** Looks up a text for a label; Payload shows it in the language of the account. */
export function translated(key: AdminKey): Label {
  return { en: textIn(en, key), es: textIn(es, key), fr: textIn(fr, key), zh: textIn(zh, key) }
}

function textIn(texts: AdminTexts, key: AdminKey): string {
  const [area = '', name = ''] = key.split(':')
  return (texts as Record<string, Record<string, string>>)[area]?.[name] ?? key
}
