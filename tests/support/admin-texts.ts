import { t as translate } from '@payloadcms/translations'
import { adminTranslations, labelText, type AdminLanguage, type Translate } from '@/cms/texts'

/** The texts of the admin in a language, as a request has them. */
export function textsIn(language: AdminLanguage) {
  const t: Translate = (key, vars) =>
    translate({ key, translations: adminTranslations[language], vars: vars ?? {} })
  return { t, label: labelText({ i18n: { language } }), language }
}

export const english = textsIn('en')
